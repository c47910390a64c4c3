import "./support/in-memory";
import { z } from "zod";
import { readCheckout } from "#lib/vendors/stripe/checkout";
import { refundSubscription } from "#lib/vendors/stripe/refunds";
import { readSubscriptions } from "#lib/vendors/stripe/subscriptions";
import { FAILS_LATER } from "./support/account";
import { account, made, owner } from "./support/at-stripe";
import { APP, listed } from "./support/owner";

jest.mock("#lib/vendors/stripe/checkout", () => {
  const real = jest.requireActual("#lib/vendors/stripe/checkout");
  return { ...real, readCheckout: jest.fn(real.readCheckout) };
});

type Owner = ReturnType<typeof owner>;

const DAY = 86_400;
const now = () => Math.floor(Date.now() / 1000);
const iso = (seconds: number) => new Date(seconds * 1000).toISOString();
const priceOf = async (key: string) =>
  listed.parse(await account.api("GET", "/v1/prices", { "lookup_keys[0]": key })).data[0]?.id;
const balanceOf = async (dana: Owner) =>
  z
    .object({ balance: z.number() })
    .parse(await account.api("GET", `/v1/customers/${dana.customer()}`)).balance;
const readingOf = async (dana: Owner) => (await readSubscriptions(dana.customer())).all[0];

/** A clock of a customer's own, which stands at a moment. */
async function clockOf(dana: Owner, at: number) {
  const clocks = "/v1/test_helpers/test_clocks";
  const { id } = made.parse(
    await account.api("POST", clocks, { frozen_time: String(at), customer: dana.customer() }),
  );
  return (to: number) =>
    account.api("POST", `${clocks}/${id}/advance`, { frozen_time: String(to) });
}

/** Somebody who has had their trial, and so pays at once. */
async function triedBefore() {
  const dana = owner();
  const { subscription } = await dana.subscribe();
  await dana.cancel(subscription.id);
  return dana;
}

describe("A bigger plan that stays paid for", () => {
  const mark = (id: string, until: string) =>
    account.api("POST", `/v1/subscriptions/${id}`, {
      "metadata[paid_plan]": "SCALE",
      "metadata[paid_until]": until,
    });

  it("does so until its moment, by our clock", async () => {
    const dana = await triedBefore();
    const { subscription } = await dana.subscribe("starter_monthly");
    expect((await readingOf(dana))?.stillPaid).toBeNull();
    const until = subscription.periodEnd ?? "";
    await mark(subscription.id, until);
    expect((await readingOf(dana))?.stillPaid).toEqual({ plan: "SCALE", until });
    await mark(subscription.id, iso(now() - 1));
    expect((await readingOf(dana))?.stillPaid).toBeNull();
    await mark(subscription.id, "");
    expect((await readingOf(dana))?.stillPaid).toBeNull();
  });

  it("does so until its moment, by Stripe's clock: no longer once the next period has begun", async () => {
    const dana = await triedBefore();
    const advance = await clockOf(dana, now());
    const { subscription } = await dana.subscribe("starter_monthly");
    await mark(subscription.id, subscription.periodEnd ?? "");
    expect((await readingOf(dana))?.stillPaid).not.toBeNull();
    await advance(Date.parse(subscription.periodEnd ?? "") / 1000 + 1);
    expect((await readingOf(dana))?.stillPaid).toBeNull();
  });
});

it("The grace counts from the oldest of the bills that wait", async () => {
  const dana = owner();
  const { clientSecret } = await dana.start();
  const began = now() - 20 * DAY;
  // A bill is a draft for its first hour.
  const failed = began + 14 * DAY + 3600;
  const advance = await clockOf(dana, began);
  await account.pay(clientSecret, { family: FAILS_LATER });
  await advance(now());
  const first = await readingOf(dana);
  expect(first).toMatchObject({ status: "past_due", pastDueSince: iso(failed) });
  // A bill of today, which the card refuses too.
  const path = `/v1/subscriptions/${first?.id}`;
  const { items } = z
    .object({ items: z.object({ data: z.array(made) }) })
    .parse(await account.api("GET", path));
  await account.api("POST", path, {
    "items[0][id]": items.data[0]?.id ?? "",
    "items[0][price]": String(await priceOf("scale_monthly")),
    proration_behavior: "always_invoice",
    payment_behavior: "allow_incomplete",
  });
  const open = { subscription: first?.id ?? "", status: "open" };
  expect(listed.parse(await account.api("GET", "/v1/invoices", open)).data).toHaveLength(2);
  expect((await readingOf(dana))?.pastDueSince).toBe(iso(failed));
});

it("A cancellation credits nothing", async () => {
  const dana = await triedBefore();
  const { subscription } = await dana.subscribe("scale_yearly");
  await dana.cancel(subscription.id);
  expect(await balanceOf(dana)).toBe(0);
  // As Stripe would, if it were asked to.
  const again = await dana.subscribe("scale_yearly");
  await account.api("DELETE", `/v1/subscriptions/${again.subscription.id}?prorate=true`);
  expect(await balanceOf(dana)).toBeLessThan(-478_000);
});

it("A trial begins with a card", async () => {
  const dana = owner();
  await dana.subscribe("launch_monthly");
  expect((await readingOf(dana))?.cardFingerprint).toEqual(expect.any(String));
});

describe("A checkout that is verified", () => {
  it.each([
    ["the reference", (one: string, other: string) => ({ reference: one, metadata: other })],
    ["the metadata", (one: string, other: string) => ({ reference: other, metadata: one })],
  ])("names its asker in both places: %s alone proves nothing", async (_, names) => {
    const dana = await triedBefore();
    const other = owner();
    const { reference, metadata } = names(dana.userId, other.userId);
    const { id, client_secret } = z.object({ id: z.string(), client_secret: z.string() }).parse(
      await account.api("POST", "/v1/checkout/sessions", {
        mode: "subscription",
        ui_mode: "embedded_page",
        customer: dana.customer(),
        return_url: APP,
        client_reference_id: reference,
        "metadata[user_id]": metadata,
        "line_items[0][price]": String(await priceOf("launch_monthly")),
      }),
    );
    await account.pay(client_secret);
    for (const asker of [dana, other])
      await expect(asker.verify(id)).rejects.toMatchObject({ code: "not_found" });
  });

  it("has paid once Stripe calls it settled", async () => {
    const dana = await triedBefore();
    const { clientSecret, sessionId } = await dana.start("launch_monthly");
    expect(await readCheckout(sessionId)).toMatchObject({ settled: false });
    await account.pay(clientSecret);
    const paid = await readCheckout(sessionId);
    if (paid === null) throw new Error("no checkout");
    expect(paid.settled).toBe(true);
    jest.mocked(readCheckout).mockResolvedValueOnce({ ...paid, settled: false });
    expect(await dana.verify(sessionId)).toMatchObject({ paid: false });
    expect(await dana.verify(sessionId)).toMatchObject({ paid: true });
  });
});

it.each([
  ["starter_monthly", 9900],
  ["scale_yearly", 479_000],
])("All that %s charged is given back: %d cents", async (key, cents) => {
  const dana = await triedBefore();
  const { subscription } = await dana.subscribe(key);
  expect(await refundSubscription(subscription.id)).toBe(cents);
});
