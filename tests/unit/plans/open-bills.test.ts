import "./support/in-memory";
import { z } from "zod";
import { payOpenBills } from "#lib/workflows/plans/pay-open-bills";
import { reconcileBilling } from "#lib/workflows/plans/reconcile-billing";
import { syncSubscription } from "#lib/workflows/plans/sync-subscription";
import { freshNumber } from "#local/stripe/pages/card-form";
import { FAILS_LATER, GOOD_CARD } from "./support/account";
import { account, made, owner } from "./support/at-stripe";
import { db } from "./support/memory";

jest.mock("#lib/data/site/mailboxes", () => jest.requireActual("#tests/support/mailboxes"));
jest.mock("#lib/vendors/mail");

const DAY = 86_400;
const ASKS_ALWAYS = "40003184";
const DEVELOPERS = /PaymentIntent|additional user action/;

const bills = z.object({
  data: z.array(z.object({ id: z.string(), status: z.string(), attempt_count: z.number() })),
});

/** Somebody whose first bill after the trial was refused yesterday. */
async function pastDue(family = FAILS_LATER) {
  const dana = owner();
  const { clientSecret } = await dana.start();
  const frozen_time = Math.floor(Date.now() / 1000) - 15 * DAY;
  const clocks = "/v1/test_helpers/test_clocks";
  const { id } = made.parse(
    await account.api("POST", clocks, {
      frozen_time: String(frozen_time),
      customer: dana.customer(),
    }),
  );
  await account.pay(clientSecret, { family, confirmed: true });
  const advance = (days: number) =>
    account.api("POST", `${clocks}/${id}/advance`, {
      frozen_time: String(frozen_time + days * DAY),
    });
  await advance(15);
  await syncSubscription(db, dana.customer());
  expect(dana.found()?.status).toBe("past_due");
  const billsOf = async () =>
    bills.parse(await account.api("GET", "/v1/invoices", { customer: dana.customer() })).data;
  return { ...dana, advance, billsOf };
}

/** Saves a card on Stripe's own pages. */
async function saveCard(customer: string, family: string): Promise<void> {
  const { url } = z
    .object({ url: z.string() })
    .parse(await account.api("POST", "/v1/billing_portal/sessions", { customer, return_url: "/" }));
  const body = { number: freshNumber(family), expMonth: 1, expYear: 2034, confirmed: true };
  expect((await fetch(url, { method: "POST", body: JSON.stringify(body) })).ok).toBe(true);
}

describe("The bill of a past-due subscription", () => {
  it("is paid by a new card when its owner presses, back from Stripe's pages", async () => {
    const dana = await pastDue();
    await saveCard(dana.customer(), GOOD_CARD);
    await syncSubscription(db, dana.customer());
    expect(dana.found()?.status).toBe("past_due");
    expect(await payOpenBills(db, dana.userId)).toEqual({ bills: "paid", url: null });
    expect(dana.found()?.status).toBe("active");
    expect((await dana.billsOf())[0]).toMatchObject({ status: "paid" });
    expect(await payOpenBills(db, dana.userId)).toEqual({ bills: "none", url: null });
    await expect(dana.advance(60)).resolves.toBeDefined();
    await syncSubscription(db, dana.customer());
    expect(dana.found()?.status).toBe("active");
  });

  it("is paid once when two tabs come back at one moment", async () => {
    const dana = await pastDue();
    await saveCard(dana.customer(), GOOD_CARD);
    const both = await Promise.all([payOpenBills(db, dana.userId), payOpenBills(db, dana.userId)]);
    expect(both.map(({ bills: one }) => one)).not.toContain("open");
    expect(dana.found()?.status).toBe("active");
  });

  it("is not tried again with the card that has refused it: its own page is named", async () => {
    const dana = await pastDue();
    const [before] = await dana.billsOf();
    const asked = await payOpenBills(db, dana.userId);
    expect(asked).toEqual({ bills: "open", url: `${account.origin}/stripe/invoice/${before?.id}` });
    expect(await dana.billsOf()).toEqual([before, expect.anything()]);
  });

  it("leads a card that asks its bank to the bill's page, without Stripe's words for developers", async () => {
    const dana = await pastDue();
    await saveCard(dana.customer(), ASKS_ALWAYS);
    const { bills: outcome, url } = await payOpenBills(db, dana.userId);
    expect(outcome).toBe("open");
    const body = { number: freshNumber(ASKS_ALWAYS), expMonth: 1, expYear: 2034, confirmed: true };
    expect((await fetch(url ?? "", { method: "POST", body: JSON.stringify(body) })).ok).toBe(true);
    await syncSubscription(db, dana.customer());
    expect(dana.found()?.status).toBe("active");
  });

  it("is paid by reconciling too, and a refused card is not charged by it again", async () => {
    const dana = await pastDue();
    const counts = async () => (await dana.billsOf()).map(({ attempt_count }) => attempt_count);
    const before = await counts();
    expect((await reconcileBilling(db)).failures).toEqual([]);
    expect(dana.found()?.status).toBe("past_due");
    expect(await counts()).toEqual(before);
    await saveCard(dana.customer(), GOOD_CARD);
    await reconcileBilling(db);
    expect(dana.found()?.status).toBe("active");
  });
});

it("A change of plan that a card's bank has to confirm is refused in our words", async () => {
  const dana = owner();
  await dana.subscribe("starter_monthly", { family: ASKS_ALWAYS, confirmed: true });
  const { id } = dana.found() ?? { id: "" };
  await account.api("POST", `/v1/subscriptions/${id}`, { trial_end: "now" });
  await payOpenBills(db, dana.userId);
  const [bill] = bills.parse(
    await account.api("GET", "/v1/invoices", { customer: dana.customer(), status: "open" }),
  ).data;
  const body = { number: freshNumber(ASKS_ALWAYS), expMonth: 1, expYear: 2034, confirmed: true };
  await fetch(`${account.origin}/stripe/invoice/${bill?.id}`, {
    method: "POST",
    body: JSON.stringify(body),
  });
  await syncSubscription(db, dana.customer());
  const refused: unknown = await dana.change("scale_monthly").catch((thrown: unknown) => thrown);
  expect(refused).toMatchObject({
    message: expect.stringMatching(/^Your bank .*'Card and invoices'/),
    fields: { reason: "card" },
  });
  expect(String(refused)).not.toMatch(DEVELOPERS);
  expect(dana.found()).toMatchObject({ plan: "STARTER", status: "active" });
});

describe("An old bill where a new plan is bought", () => {
  it("is named, with its sum and its page", async () => {
    const dana = await pastDue();
    const [before] = await dana.billsOf();
    await dana.cancel(dana.found()?.id ?? "");
    const { owed } = await dana.start("starter_monthly");
    expect(owed).toEqual({
      cents: 14_900,
      url: `${account.origin}/stripe/invoice/${before?.id}`,
    });
  });

  it("is none of a first payment that was refused, nor where all is paid", async () => {
    const dana = owner();
    const { subscription } = await dana.subscribe("launch_monthly");
    await dana.cancel(subscription.id);
    const { clientSecret, owed } = await dana.start("starter_monthly");
    expect(owed).toBeNull();
    await account.pay(clientSecret, { family: "40000002" });
    expect((await dana.start("starter_monthly")).owed).toBeNull();
  });
});
