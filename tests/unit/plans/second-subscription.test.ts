import "./support/in-memory";
import { randomUUID } from "node:crypto";
import { z } from "zod";
import { SECOND_ENDED } from "#lib/documents/mails/second-subscription";
import { BILLING_TEXTS } from "#lib/domain/plans/billing-texts";
import { sendMail } from "#lib/vendors/mail";
import { endBilling } from "#lib/workflows/plans/end-billing";
import { endSecondSubscription } from "#lib/workflows/plans/end-second-subscription";
import { receiveStripeEvent } from "#lib/workflows/plans/receive-stripe-event";
import { reconcileBilling } from "#lib/workflows/plans/reconcile-billing";
import { account, owner } from "./support/at-stripe";
import { db, kept } from "./support/memory";
import { APP, listed } from "./support/owner";

jest.mock("#lib/data/site/mailboxes", () => jest.requireActual("#tests/support/mailboxes"));
jest.mock("#lib/vendors/mail");

beforeEach(() => {
  jest.mocked(sendMail).mockReset();
});

const session = z.object({ id: z.string(), client_secret: z.string() });
const priceOf = async (key: string) =>
  z
    .object({ data: z.array(z.object({ id: z.string() })) })
    .parse(await account.api("GET", "/v1/prices", { "lookup_keys[0]": key })).data[0]?.id ?? "";

/** Somebody who has had their trial, and so pays at once. */
async function triedBefore() {
  const dana = owner();
  const { subscription } = await dana.subscribe();
  await dana.cancel(subscription.id);
  return dana;
}

/** A checkout that our server opened and lost sight of. */
async function another({ userId, customer }: ReturnType<typeof owner>, key: string) {
  return session.parse(
    await account.api("POST", "/v1/checkout/sessions", {
      mode: "subscription",
      ui_mode: "embedded_page",
      customer: customer(),
      return_url: APP,
      client_reference_id: userId,
      "metadata[user_id]": userId,
      "line_items[0][price]": await priceOf(key),
      "line_items[0][quantity]": "1",
      "subscription_data[metadata][user_id]": userId,
    }),
  );
}

/** Stripe's times are whole seconds: a customer's own clock tells which of two payments came first. */
async function payInTurn({ customer }: ReturnType<typeof owner>, secrets: string[]) {
  const clocks = "/v1/test_helpers/test_clocks";
  const from = Math.floor(Date.now() / 1000) - 100;
  const { id } = z
    .object({ id: z.string() })
    .parse(await account.api("POST", clocks, { frozen_time: String(from), customer: customer() }));
  for (const [turn, secret] of secrets.entries()) {
    const now = String(from + turn + 1);
    await account.api("POST", `${clocks}/${id}/advance`, { frozen_time: now });
    await account.pay(secret);
  }
}

const told = (customerId: string) =>
  receiveStripeEvent(db, {
    id: randomUUID(),
    type: "checkout.session.completed",
    customerId,
    sessionId: null,
  });
const running = async (dana: ReturnType<typeof owner>) =>
  (await dana.all("subscriptions")).filter(({ status }) => status === "active");
const refunds = async () => listed.parse(await account.api("GET", "/v1/refunds")).data;

describe("A second checkout", () => {
  it("is not left open where the first is paid while it is being opened", async () => {
    const dana = await triedBefore();
    const first = await dana.start("launch_monthly");
    kept.beforeClaim = () => account.pay(first.clientSecret);
    await expect(dana.start("scale_monthly")).rejects.toMatchObject({
      code: "conflict",
      message: BILLING_TEXTS.active,
    });
    const open = { customer: dana.customer(), status: "open" };
    expect(listed.parse(await account.api("GET", "/v1/checkout/sessions", open)).data).toEqual([]);
    expect(dana.found()).toMatchObject({ plan: "LAUNCH", status: "active" });
  });

  it("is closed by the event of the first one's payment", async () => {
    const dana = await triedBefore();
    const first = await dana.start("launch_monthly");
    const second = await another(dana, "scale_monthly");
    await account.pay(first.clientSecret);
    await told(dana.customer());
    expect((await account.pay(second.client_secret)).error?.message).toBe(
      "This checkout is no longer open.",
    );
  });
});

describe("A second subscription that is paid all the same", () => {
  async function paidTwice() {
    const dana = await triedBefore();
    const first = await dana.start("launch_monthly");
    const second = await another(dana, "scale_monthly");
    await payInTurn(dana, [first.clientSecret, second.client_secret]);
    expect(await running(dana)).toHaveLength(2);
    return { dana, first, second };
  }

  /** The jobs but those that carry the company's name to Stripe. */
  const ending = () => [...kept.jobs.values()].filter(({ kind }) => kind !== "name_customer");

  const jobOf = () => {
    const [job, ...more] = ending();
    expect(more).toEqual([]);
    expect(job?.kind).toBe("end_second_subscription");
    const payload = z.object({
      userId: z.string(),
      subscriptionId: z.string(),
      plan: z.literal("SCALE"),
    });
    return payload.parse(job?.payload);
  };

  it("is ended at once, whichever page or event says so first; the first goes on", async () => {
    const { dana, first, second } = await paidTwice();
    const unpaid = { paid: false, trialRefused: false, second: true };
    expect(await dana.verify(second.id)).toEqual(unpaid);
    expect(await dana.verify(first.sessionId)).toEqual({
      paid: true,
      trialRefused: false,
      second: false,
    });
    await told(dana.customer());
    expect(await dana.verify(second.id)).toEqual(unpaid);
    expect(await running(dana)).toHaveLength(1);
    expect(dana.found()).toMatchObject({ plan: "LAUNCH", status: "active" });
    jobOf();
  });

  it("is given back in full, once however often the job runs, and its owner is told", async () => {
    const { dana } = await paidTwice();
    const before = (await refunds()).length;
    await Promise.all([told(dana.customer()), told(dana.customer())]);
    const job = jobOf();
    // Stripe fails after it gave the money back: the job comes again.
    await account.breakDown("POST", "/v1/refunds", 1, "after");
    await expect(endSecondSubscription(db, job, APP)).rejects.toMatchObject({
      code: "vendor_failed",
    });
    await endSecondSubscription(db, job, APP);
    await endSecondSubscription(db, job, APP);
    const given = await refunds();
    expect(given).toHaveLength(before + 1);
    expect(given[0]).toMatchObject({ amount: 49_900, reason: "duplicate" });
    const [mail, key] = jest.mocked(sendMail).mock.calls[0] ?? [];
    expect(mail).toMatchObject({
      to: { address: dana.email },
      subject: SECOND_ENDED,
    });
    expect(mail?.text).toContain("the Scale plan");
    expect(mail?.text).toContain("$499 it charged to your card");
    expect(key).toBe(`second:${job.subscriptionId}`);
  });

  it("is promised again by every later reading until it is given back, whatever became of the job", async () => {
    const { dana } = await paidTwice();
    await told(dana.customer());
    const job = jobOf();
    // The promise was lost: given up, or its row with it.
    kept.jobs.clear();
    await told(dana.customer());
    expect(jobOf()).toEqual(job);
    expect((await reconcileBilling(db)).owed).toEqual([job.subscriptionId]);
    await endSecondSubscription(db, job, APP);
    kept.jobs.clear();
    expect((await reconcileBilling(db)).owed).toEqual([]);
    expect(ending()).toEqual([]);
    expect(jest.mocked(sendMail)).toHaveBeenCalledTimes(1);
  });

  it("is given back although its account was deleted meanwhile, which leaves nobody to mail", async () => {
    const { dana } = await paidTwice();
    const before = (await refunds()).length;
    await told(dana.customer());
    const job = jobOf();
    kept.profiles.clear();
    await endBilling(dana.customer());
    await endSecondSubscription(db, job, APP);
    expect(await refunds()).toHaveLength(before + 1);
    expect(sendMail).not.toHaveBeenCalled();
  });

  it("is ended beside a trial too", async () => {
    const dana = owner();
    const first = await dana.start("launch_monthly");
    const second = await another(dana, "scale_monthly");
    await payInTurn(dana, [first.clientSecret, second.client_secret]);
    await told(dana.customer());
    expect(dana.found()).toMatchObject({ plan: "LAUNCH", status: "trialing" });
    expect(await running(dana)).toHaveLength(0);
    const job = jobOf();
    await endSecondSubscription(db, job, APP);
    // It had charged at once, as the first subscription had used the trial.
    expect(jest.mocked(sendMail).mock.calls[0]?.[0].text).toContain("$499");
  });

  it("is left alone where people made it at Stripe, as a Custom plan, which the first makes room for", async () => {
    const dana = await triedBefore();
    await dana.subscribe("launch_monthly");
    await dana.givenAtStripe("CUSTOM");
    await told(dana.customer());
    expect(await running(dana)).toHaveLength(2);
    expect(ending()).toEqual([
      { kind: "end_other_subscription", payload: { userId: dana.userId } },
    ]);
  });
});
