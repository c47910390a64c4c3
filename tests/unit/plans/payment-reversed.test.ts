import "./support/in-memory";
import { z } from "zod";
import { paymentReversedMail } from "#lib/documents/mails/payment-reversed";
import type { BillingEvent } from "#lib/domain/plans/billing-event";
import { pastEvents } from "#lib/vendors/stripe/events";
import { refundSubscription } from "#lib/vendors/stripe/refunds";
import { receiveStripeEvent } from "#lib/workflows/plans/receive-stripe-event";
import { reconcileBilling } from "#lib/workflows/plans/reconcile-billing";
import { account, made, owner } from "./support/at-stripe";
import { db, kept } from "./support/memory";

jest.mock("#lib/data/site/mailboxes", () => jest.requireActual("#tests/support/mailboxes"));
jest.mock("#lib/vendors/mail");

const invoices = z.object({ data: z.array(made) });

/** Somebody who has paid a bill. */
async function paid() {
  const dana = owner();
  kept.rows.set(dana.userId, { customerId: null, reading: 0, found: null, trialUsed: true });
  const { subscription } = await dana.subscribe("launch_monthly");
  const { data } = invoices.parse(
    await account.api("GET", "/v1/invoices", { customer: dana.customer() }),
  );
  return { ...dana, subscription, invoice: data[0]?.id ?? "" };
}

const dispute = async (invoice: string) =>
  fetch(`${account.origin}/stripe/disputes`, {
    method: "POST",
    body: JSON.stringify({ invoice }),
  });

/** The events of money that was taken back of a bill, as Stripe lists them. */
async function eventsOf(invoice: string): Promise<BillingEvent[]> {
  const charge = invoice.replace("in_", "ch_");
  const found: BillingEvent[] = [];
  for await (const event of pastEvents())
    if (event.takenBack?.chargeId === charge) found.push(event);
  return found;
}

const told = () => [...kept.jobs.values()].filter(({ kind }) => kind === "tell_support_of_payment");

describe("A payment that is taken back", () => {
  it("by a bank is told to support once, with whose it was", async () => {
    const dana = await paid();
    await dispute(dana.invoice);
    const [event] = await eventsOf(dana.invoice);
    if (!event) throw new Error("no event");
    expect(await receiveStripeEvent(db, event)).toBe("handled");
    expect(await receiveStripeEvent(db, event)).toBe("known");
    expect(told()).toMatchObject([
      {
        payload: {
          userId: dana.userId,
          customerId: dana.customer(),
          kind: "dispute",
          cents: 14_900,
          status: "needs_response",
        },
      },
    ]);
  });

  it("by somebody at Stripe is told too, and both stand in what reconciling says", async () => {
    const dana = await paid();
    await dispute(dana.invoice);
    await account.api("POST", "/v1/refunds", {
      payment_intent: dana.invoice.replace("in_", "pi_"),
    });
    const { takenBack, failures } = await reconcileBilling(db);
    expect(failures).toEqual([]);
    const chargeId = dana.invoice.replace("in_", "ch_");
    const own = takenBack.filter((one) => one.chargeId === chargeId);
    expect(own.map(({ kind }) => kind).toSorted()).toEqual(["dispute", "refund"]);
    expect(told().filter(({ payload }) => payload.userId === dana.userId)).toHaveLength(2);
    // What is known is said again, and mailed no more.
    expect((await reconcileBilling(db)).takenBack).toHaveLength(takenBack.length);
    expect(told().filter(({ payload }) => payload.userId === dana.userId)).toHaveLength(2);
  });

  it("by ourselves is no news", async () => {
    const dana = await paid();
    await refundSubscription(dana.subscription.id);
    expect(await eventsOf(dana.invoice)).toEqual([]);
  });
});

it("The mail to support names the account, the sum and what is to be done", () => {
  const payment = { kind: "dispute", chargeId: "ch_1", cents: 14_900, status: "needs_response" };
  const { subject, text } = paymentReversedMail(
    { ...payment, kind: "dispute" },
    { email: "dana@example.com", customerId: "cus_1" },
  );
  expect(subject).toBe("A payment of $149 was disputed");
  for (const words of ["dana@example.com", "cus_1", "needs_response", "before its deadline"])
    expect(text).toContain(words);
});
