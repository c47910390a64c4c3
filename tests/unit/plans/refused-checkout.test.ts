import "./support/in-memory";
import { z } from "zod";
import { effectivePlan } from "#lib/domain/plans/billing";
import { syncSubscription } from "#lib/workflows/plans/sync-subscription";
import { account, made, owner } from "./support/at-stripe";
import { db, kept } from "./support/memory";

jest.mock("#lib/data/site/mailboxes", () => jest.requireActual("#tests/support/mailboxes"));
jest.mock("#lib/vendors/mail");

const DECLINED = { family: "40000002" };

/** Somebody whose one trial is over, so that a checkout asks for money at once. */
function triedBefore() {
  const dana = owner();
  kept.rows.set(dana.userId, { customerId: null, reading: 0, found: null, trialUsed: true });
  return dana;
}

const session = z.object({
  id: z.string(),
  status: z.string(),
  client_secret: z.string().nullable(),
  allowed_payment_method_types: z.array(z.string()).nullable(),
});
const sessionsOf = async (customer: string) =>
  z
    .object({ data: z.array(session) })
    .parse(await account.api("GET", "/v1/checkout/sessions", { customer })).data;

const statuses = async (dana: ReturnType<typeof owner>) =>
  (await dana.all("subscriptions")).map(({ status }) => status);

describe("After a card was declined in a checkout without a trial", () => {
  it("the same plan answers the same open checkout, which another card pays", async () => {
    const dana = triedBefore();
    const first = await dana.start("launch_monthly");
    expect(first.trialDays).toBe(0);
    expect(await account.pay(first.clientSecret, DECLINED)).toHaveProperty("error");
    // As an event would.
    await syncSubscription(db, dana.customer());
    expect(dana.found()?.status).toBe("incomplete");
    expect(effectivePlan(dana.found(), new Date())).toBeNull();
    const again = await dana.start("launch_monthly");
    expect(again.clientSecret).toBe(first.clientSecret);
    expect(await account.pay(again.clientSecret)).toHaveProperty("next");
    expect((await dana.verify(again.sessionId)).paid).toBe(true);
    expect(await statuses(dana)).toEqual(["active"]);
  });

  it("another plan closes the checkout, ends what the card left, and opens its own", async () => {
    const dana = triedBefore();
    const first = await dana.start("scale_yearly");
    await account.pay(first.clientSecret, DECLINED);
    const second = await dana.start("starter_monthly");
    expect(second.clientSecret).not.toBe(first.clientSecret);
    expect((await sessionsOf(dana.customer())).map(({ status }) => status).toSorted()).toEqual([
      "expired",
      "open",
    ]);
    expect(await statuses(dana)).toEqual(["incomplete_expired"]);
    expect(await account.pay(second.clientSecret)).toHaveProperty("next");
    expect((await dana.verify(second.sessionId)).paid).toBe(true);
    expect((await statuses(dana)).toSorted()).toEqual(["active", "incomplete_expired"]);
    expect(dana.found()).toMatchObject({ plan: "STARTER", status: "active" });
  });

  it("a checkout that was closed meanwhile is opened anew", async () => {
    const dana = triedBefore();
    const first = await dana.start("launch_monthly");
    await account.pay(first.clientSecret, DECLINED);
    await account.api("POST", `/v1/checkout/sessions/${first.sessionId}/expire`);
    const again = await dana.start("launch_monthly");
    expect(again.clientSecret).not.toBe(first.clientSecret);
    expect(await statuses(dana)).toEqual(["incomplete_expired"]);
  });

  it("an upgrade opens a checkout too, and a cancellation finds nothing to end", async () => {
    const dana = triedBefore();
    const { clientSecret } = await dana.start("starter_monthly");
    await account.pay(clientSecret, DECLINED);
    expect(await dana.upgrade("LAUNCH")).toHaveProperty("client_secret");
    const [left] = await dana.all("subscriptions");
    await expect(dana.cancel(made.parse(left).id)).resolves.toBeUndefined();
  });
});

describe("An upgrade while the plan is being ended", () => {
  const open = async (customer: string) =>
    (await sessionsOf(customer)).filter(({ status }) => status === "open");

  it("opens no checkout, whichever of the two comes first", async () => {
    const dana = owner();
    const { subscription } = await dana.subscribe("starter_monthly");
    const [upgraded] = await Promise.allSettled([
      dana.upgrade("SCALE"),
      dana.cancel(subscription.id),
    ]);
    if (upgraded.status === "fulfilled") expect(upgraded.value).toEqual({});
    expect(await open(dana.customer())).toEqual([]);
    // Once more, now that all of it is known.
    await dana.cancel(subscription.id);
    await expect(dana.upgrade("SCALE")).rejects.toThrow("just ended");
    expect(await open(dana.customer())).toEqual([]);
  });

  it("opens none where Stripe ended it and no event has come", async () => {
    const dana = owner();
    const { subscription } = await dana.subscribe("starter_monthly");
    await account.api("DELETE", `/v1/subscriptions/${subscription.id}`);
    await expect(dana.upgrade("SCALE")).rejects.toThrow("just ended");
    expect(await open(dana.customer())).toEqual([]);
  });
});

it("A checkout takes cards only", async () => {
  const dana = owner();
  await dana.start("launch_monthly");
  const [open] = await sessionsOf(dana.customer());
  expect(open?.allowed_payment_method_types).toEqual(["card"]);
});
