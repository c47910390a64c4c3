import "./support/in-memory";
import { z } from "zod";
import { enqueueJob } from "#lib/data/jobs";
import { markSettled } from "#lib/vendors/stripe/refunds";
import { cancelAtPeriodEnd, cancelNow } from "#lib/vendors/stripe/subscriptions";
import { receiveStripeEvent } from "#lib/workflows/plans/receive-stripe-event";
import { reconcileBilling } from "#lib/workflows/plans/reconcile-billing";
import { FAILS_LATER } from "./support/account";
import { account, made, owner } from "./support/at-stripe";
import { db, kept } from "./support/memory";

const DAY = 86_400;
const events = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      data: z.object({ object: z.object({ customer: z.string().optional() }) }),
    }),
  ),
});

/** Somebody began a trial some days ago; no event of it ever came. */
async function began(days: number, family: string) {
  const dana = owner();
  const { clientSecret } = await dana.start();
  const from = Math.floor(Date.now() / 1000) - days * DAY;
  const clocks = "/v1/test_helpers/test_clocks";
  const { id } = made.parse(
    await account.api("POST", clocks, { frozen_time: String(from), customer: dana.customer() }),
  );
  await account.pay(clientSecret, { family });
  const frozen_time = String(from + days * DAY);
  await account.api("POST", `${clocks}/${id}/advance`, { frozen_time });
  return dana;
}

/** A customer's events of a kind, the newest first. */
const eventsOf = async (type: string, customer: string) =>
  events
    .parse(await account.api("GET", "/v1/events", { type, limit: "100" }))
    .data.filter((event) => event.data.object.customer === customer);

describe("Reconciling", () => {
  it("takes what was missed, and mails once that a trial ends", async () => {
    const dana = await began(12, "424242");
    expect(dana.found()).toBeNull();
    const { missed, failures } = await reconcileBilling(db);
    expect(missed).toBeGreaterThan(2);
    expect(failures).toEqual([]);
    expect(dana.found()).toMatchObject({ plan: "LAUNCH", status: "trialing" });
    expect(kept.mails).toEqual([{ userId: dana.userId, mail: "trial_will_end" }]);
    expect(await reconcileBilling(db)).toMatchObject({ missed: 0, read: 1 });
    expect(kept.mails).toHaveLength(1);
  });

  it("mails a failed payment once, however often its card was tried meanwhile", async () => {
    const dana = await began(18, FAILS_LATER);
    expect(await eventsOf("invoice.payment_failed", dana.customer())).toHaveLength(2);
    await reconcileBilling(db);
    expect(dana.found()?.status).toBe("past_due");
    const mails = kept.mails.map(({ mail }) => mail);
    expect(mails.filter((mail) => mail === "payment_failed")).toHaveLength(1);
  });

  it("mails nothing of which a later event has told already", async () => {
    const dana = await began(18, FAILS_LATER);
    const [newest] = await eventsOf("invoice.payment_failed", dana.customer());
    await receiveStripeEvent(db, {
      id: newest?.id ?? "",
      type: "invoice.payment_failed",
      sessionId: null,
      customerId: dana.customer(),
    });
    kept.mails.length = 0;
    await reconcileBilling(db);
    expect(kept.mails.map(({ mail }) => mail)).not.toContain("payment_failed");
  });

  it("names who is billed for an older plan beside one that was given by hand", async () => {
    const dana = await began(1, "424242");
    await owner().subscribe();
    expect((await reconcileBilling(db)).billedTwice).toEqual([]);
    kept.byHand.set(dana.userId, "CUSTOM");
    expect((await reconcileBilling(db)).billedTwice).toEqual([dana.customer()]);
    await cancelNow(dana.found()?.id ?? "");
    expect((await reconcileBilling(db)).billedTwice).toEqual([]);
  });

  it("names who is billed for two subscriptions that people made at Stripe, until one ends", async () => {
    const dana = owner();
    await dana.start();
    const first = await dana.givenAtStripe("SCALE");
    const second = await dana.givenAtStripe("LAUNCH");
    expect((await reconcileBilling(db)).billedTwice).toEqual([dana.customer()]);
    await cancelAtPeriodEnd(first);
    expect((await reconcileBilling(db)).billedTwice).toEqual([]);
    await cancelNow(second);
    expect((await reconcileBilling(db)).billedTwice).toEqual([]);
  });

  /** The account goes, and the database remembers with which customer it went. */
  async function deletesAccount(dana: Awaited<ReturnType<typeof began>>) {
    const customerId = dana.customer();
    kept.rows.delete(dana.userId);
    kept.profiles.delete(dana.userId);
    await enqueueJob(db, "end_billing", { customerId }, `end-billing:${customerId}`);
    return customerId;
  }
  const stateOf = async (customer: string) =>
    z
      .object({ data: z.array(z.object({ status: z.string() })) })
      .parse(await account.api("GET", "/v1/subscriptions", { customer, status: "all" }))
      .data.map(({ status }) => status);

  it("ends and names what is billed although its account was deleted, once", async () => {
    const customer = await deletesAccount(await began(1, "424242"));
    expect(await stateOf(customer)).toEqual(["trialing"]);
    // Those of the tests before are not remembered anymore.
    const { ended, ownerless } = await reconcileBilling(db);
    expect(ended).toEqual([customer]);
    expect(ownerless).not.toContain(customer);
    expect(await stateOf(customer)).toEqual(["canceled"]);
    expect(await reconcileBilling(db)).toMatchObject({ ended: [], failures: [] });
  });

  it("names what is owed back to somebody whose account was deleted meanwhile", async () => {
    const dana = owner();
    await dana.start();
    const second = await dana.givenAtStripe("LAUNCH");
    await cancelNow(second, { asSecond: true });
    await deletesAccount(dana);
    expect(await reconcileBilling(db)).toMatchObject({ owed: [second], ended: [] });
    await markSettled(second);
    expect((await reconcileBilling(db)).owed).toEqual([]);
  });

  it("names it with an error where Stripe does not let it end", async () => {
    const customer = await deletesAccount(await began(1, "424242"));
    await account.breakDown("DELETE", `/v1/customers/${customer}`, 9);
    const { ended, failures } = await reconcileBilling(db);
    expect(ended).toEqual([customer]);
    expect(failures).toHaveLength(1);
  });

  it("names, and leaves alone, what is billed to somebody whom this database never knew", async () => {
    const dana = await began(1, "424242");
    const customer = dana.customer();
    kept.rows.delete(dana.userId);
    kept.profiles.delete(dana.userId);
    expect((await reconcileBilling(db)).ownerless).toContain(customer);
    expect(await stateOf(customer)).toEqual(["trialing"]);
  });

  it("goes on where one customer can't be read, and says so", async () => {
    const lost = await began(1, "424242");
    const dana = await began(1, "424242");
    const row = kept.rows.get(lost.userId);
    if (row) row.customerId = "cus_elsewhere";
    const { failures } = await reconcileBilling(db);
    expect(failures).toHaveLength(1);
    expect(dana.found()?.status).toBe("trialing");
  });
});
