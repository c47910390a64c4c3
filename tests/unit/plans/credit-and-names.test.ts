import "./support/in-memory";
import { z } from "zod";
import { serverEnv } from "#lib/env/server";
import { nameOnBills } from "#lib/workflows/plans/name-customer";
import { receiveStripeEvent } from "#lib/workflows/plans/receive-stripe-event";
import { account, owner } from "./support/at-stripe";
import { db, kept } from "./support/memory";

const customer = z.object({
  name: z.string().nullable(),
  email: z.string().nullable(),
  balance: z.number(),
});
type Dana = ReturnType<typeof owner>;
const atStripe = async (dana: Dana) =>
  customer.parse(await account.api("GET", `/v1/customers/${dana.customer()}`));
const change = (dana: Dana, form: Record<string, string>) =>
  account.api("POST", `/v1/customers/${dana.customer()}`, form);

/** Somebody who paid for a year of Scale, went to Starter by the month, and cancelled. */
async function withCredit() {
  const dana = owner();
  const trial = await dana.subscribe();
  await dana.cancel(trial.subscription.id);
  await dana.subscribe("scale_yearly");
  await dana.change("starter_monthly");
  return dana;
}
const creditOf = (dana: Dana) => kept.rows.get(dana.userId)?.credit;

describe("Credit", () => {
  it("is known from the change that leaves it to the purchase that uses it", async () => {
    const dana = await withCredit();
    expect(creditOf(dana)).toBe(469_100);
    // A change that charges nothing says what stays.
    expect(await dana.look("launch_monthly")).toMatchObject({ dueToday: 0 });
    await dana.cancel(dana.found()?.id ?? "");
    expect(creditOf(dana)).toBe(469_100);
    const checkout = await dana.start("launch_monthly");
    expect(checkout).toMatchObject({ dueToday: 0, credit: 469_100, trialDays: 0 });
    await account.pay(checkout.clientSecret);
    await dana.verify(checkout.sessionId);
    expect(creditOf(dana)).toBe(454_200);
  });

  it("that is smaller than the price is taken off what is due today", async () => {
    const dana = await withCredit();
    await dana.cancel(dana.found()?.id ?? "");
    await change(dana, { balance: "-5000" });
    expect(await dana.start("launch_monthly")).toMatchObject({ dueToday: 9_900, credit: 5_000 });
  });

  it("stays where the card of a purchase that it covers is declined", async () => {
    const dana = await withCredit();
    await dana.cancel(dana.found()?.id ?? "");
    const { clientSecret } = await dana.start("starter_monthly");
    expect(await account.pay(clientSecret, { family: "40000002" })).toMatchObject({
      error: { code: "card_declined" },
    });
    expect((await atStripe(dana)).balance).toBe(-469_100);
    expect((await account.pay(clientSecret)).next).toEqual(expect.any(String));
  });

  it("that support changed at Stripe is known with its event", async () => {
    const dana = await withCredit();
    await change(dana, { balance: "-100" });
    await receiveStripeEvent(db, {
      id: "evt_1",
      type: "customer.updated",
      sessionId: null,
      customerId: dana.customer(),
    });
    expect(creditOf(dana)).toBe(100);
  });
});

describe("A bill", () => {
  it("is made out to the company from the start, whatever name the card has", async () => {
    const dana = owner();
    const { sessionId } = await dana.subscribe();
    expect((await atStripe(dana)).name).toBe("Dana Cardholder");
    await receiveStripeEvent(db, {
      id: "evt_2",
      type: "checkout.session.completed",
      sessionId,
      customerId: dana.customer(),
    });
    const job = kept.jobs.get(`name-customer:${dana.userId}`);
    expect(job).toEqual({
      kind: "name_customer",
      payload: { userId: dana.userId, renamed: false },
    });
    await nameOnBills(db, { userId: dana.userId, renamed: false });
    expect((await atStripe(dana)).name).toBe("Bright Cleaning");
  });

  it("keeps the legal name that was given with a tax number, until the company is renamed", async () => {
    const dana = owner();
    const { clientSecret, sessionId } = await dana.start();
    expect((await atStripe(dana)).name).toBe("Bright Cleaning");
    const details = { name: "Bright Holdings LLC", taxId: "12-3456789", address: "1 Main Street" };
    await account.pay(clientSecret, { details });
    await dana.verify(sessionId);
    await nameOnBills(db, { userId: dana.userId, renamed: false });
    expect(await atStripe(dana)).toMatchObject({ name: "Bright Holdings LLC" });
    kept.companyName = "Brighter Cleaning";
    await nameOnBills(db, { userId: dana.userId, renamed: true });
    expect((await atStripe(dana)).name).toBe("Brighter Cleaning");
    kept.companyName = "Bright Cleaning";
  });

  it("goes where the customer wants it, as the portal says", async () => {
    const dana = owner();
    await dana.subscribe();
    expect(kept.rows.get(dana.userId)?.billingEmail).toBe(dana.email);
    await change(dana, { email: "bills@bright.example" });
    await receiveStripeEvent(db, {
      id: "evt_3",
      type: "customer.updated",
      sessionId: null,
      customerId: dana.customer(),
    });
    expect(kept.rows.get(dana.userId)?.billingEmail).toBe("bills@bright.example");
  });

  it("has taxes added where the deployment says so", async () => {
    const dana = owner();
    expect(await dana.start()).toMatchObject({ taxed: false });
    jest.mocked(serverEnv).mockReturnValue({ ...account.env, STRIPE_AUTOMATIC_TAX: "on" });
    const other = owner();
    expect(await other.start()).toMatchObject({ taxed: true });
    jest.mocked(serverEnv).mockReturnValue(account.env);
  });
});
