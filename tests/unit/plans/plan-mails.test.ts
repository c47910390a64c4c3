import "./support/in-memory";
import type { Subscription } from "#lib/domain/plans/billing";
import { sendMail } from "#lib/vendors/mail";
import { readBill } from "#lib/vendors/stripe/invoices";
import { endedUnpaid } from "#lib/vendors/stripe/subscriptions";
import { nextCharge } from "#lib/vendors/stripe/upcoming";
import { mailBilling } from "#lib/workflows/plans/mail-billing";
import { db, forget, kept, signUp } from "./support/memory";
import { reading, USER } from "./support/reading";

jest.mock("#lib/data/site/mailboxes", () => jest.requireActual("#tests/support/mailboxes"));
jest.mock("#lib/vendors/mail");
jest.mock("#lib/vendors/stripe/invoices");
jest.mock("#lib/vendors/stripe/subscriptions");
jest.mock("#lib/vendors/stripe/upcoming");

const INVOICE = "https://invoice.stripe.com/i/1";
const MANAGE = "https://app.example/payment/manage-subscription";
const LAUNCH = { plan: "LAUNCH", cycle: "monthly" } as const;

type Facts = Omit<Parameters<typeof mailBilling>[1], "jobId" | "userId">;

async function sent(facts: Facts): Promise<string> {
  const job = { jobId: "j1", userId: USER, ...facts };
  await mailBilling(db, job, "https://app.example", new Date("2026-11-16T00:00:00Z"));
  return jest.mocked(sendMail).mock.calls[0]?.[0].text ?? "";
}

function subscribed(changes: Partial<Subscription>, credit = 0): void {
  const found = reading({ status: "active", trialEnd: null, ...changes });
  const customer = { customerId: "cus_1", credit, billingEmail: "bills@bright.example" };
  kept.rows.set(USER, { reading: 1, found, trialUsed: true, ...customer });
}

const bill = (changes: Partial<NonNullable<Awaited<ReturnType<typeof readBill>>>> = {}) =>
  jest
    .mocked(readBill)
    .mockResolvedValue({ url: INVOICE, paid: 14_900, total: 14_900, isOpen: false, ...changes });

beforeEach(() => {
  forget();
  signUp(USER, "dana@example.com");
  jest.mocked(sendMail).mockReset();
  jest.mocked(nextCharge).mockReset().mockResolvedValue(143_000);
  jest.mocked(endedUnpaid).mockReset().mockResolvedValue(false);
  bill();
});

describe("A company is mailed", () => {
  it("that its plan has started, what was charged and its invoice, where its bills go", async () => {
    subscribed({});
    const text = await sent({ mail: "plan_started", ...LAUNCH, invoice: "in_1" });
    expect(text).toContain("Your plan has started: Launch, billed monthly.");
    expect(text).toContain("Your card was charged $149.");
    expect(text).toContain(`See the invoice: ${INVOICE}`);
    expect(text).toContain(MANAGE);
    expect(jest.mocked(sendMail).mock.calls[0]?.[0].to.address).toBe("bills@bright.example");
  });

  it("that its trial has started, until when, and what comes then", async () => {
    subscribed({ status: "trialing", cycle: "yearly", trialEnd: "2026-11-30T12:00:00Z" });
    const text = await sent({ mail: "plan_started", plan: "LAUNCH", cycle: "yearly" });
    expect(text).toContain("You have every feature until Nov 30, 2026");
    expect(text).toContain("Your card will then be charged $1,430 for the first year");
    expect(text).toContain("cancel before that day");
  });

  it("of no charge after a trial that was cancelled as it began", async () => {
    const trial = { trialEnd: "2026-11-30T12:00:00Z" };
    subscribed({ status: "trialing", ...trial });
    jest.mocked(nextCharge).mockResolvedValue(null);
    const text = await sent({ mail: "plan_started", ...LAUNCH });
    expect(text).toContain("After that, the plan ends and you won't be charged.");
    expect(text).not.toMatch(/as agreed|cancel before/);
    jest.mocked(sendMail).mockReset();
    subscribed({ status: "canceled", canceledAt: "2026-11-16T12:00:00Z", ...trial });
    await sent({ mail: "plan_started", ...LAUNCH });
    expect(sendMail).not.toHaveBeenCalled();
  });

  it.each([
    ["2026-11-16T12:00:00Z", "has ended. You won't be charged.\n"],
    ["2026-12-16T12:00:00Z", "has ended. You won't be charged for it again.\n"],
  ])("of an end on %s what is true of a trial and of a paid plan", async (canceledAt, words) => {
    subscribed({ status: "canceled", canceledAt, trialEnd: "2026-11-30T12:00:00Z" });
    expect(await sent({ mail: "plan_ended", ...LAUNCH, subscriptionId: "sub_1" })).toContain(words);
  });

  it.each([{}, { subscriptionId: "sub_0", trialEnd: "2026-11-30T12:00:00Z" }])(
    "that nothing is charged where a trial is to end: %j",
    async (other) => {
      subscribed(other.trialEnd ? { plan: "CUSTOM" } : { trialEnd: "2026-11-30T12:00:00Z" });
      const ending = { mail: "plan_ending", ...LAUNCH, on: "2026-11-30T12:00:00Z" } as const;
      const text = await sent({ ...ending, ...other });
      expect(text).toContain("ends on Nov 30, 2026 (Pacific Time). You won't be charged.");
    },
  );

  it.each([
    [{ paid: 0 }, "$149 was paid from your credit."],
    [{ paid: 9_900 }, "Your card was charged $99. Your credit paid the rest."],
  ])("what paid where credit did: %j", async (paid, words) => {
    bill(paid);
    subscribed({}, 2_000);
    const text = await sent({ mail: "plan_started", ...LAUNCH, invoice: "in_1" });
    expect(text).toContain(words);
    expect(text).toContain("You have $20 in credit. It goes toward your next bills.");
  });

  it("that its plan was changed, from what to what, and what stays as credit", async () => {
    bill({ paid: 0, total: -469_100 });
    subscribed({ plan: "STARTER" }, 469_100);
    const text = await sent({
      mail: "plan_changed",
      plan: "STARTER",
      cycle: "monthly",
      fromPlan: "SCALE",
      fromCycle: "yearly",
      invoice: "in_2",
    });
    expect(text).toContain(
      "Your plan was changed to Starter, billed monthly. Before that, it was Scale, billed yearly.",
    );
    expect(text).toContain("You have $4,691 in credit.");
    expect(text).not.toContain("was charged");
  });

  it("what is charged next after a change, and when, where something will be", async () => {
    const scale = { plan: "SCALE", cycle: "yearly" } as const;
    const facts = { mail: "plan_changed", ...scale, fromPlan: "LAUNCH" } as const;
    const trial = { status: "trialing", periodEnd: "2026-12-11T12:00:00Z" } as const;
    jest.mocked(nextCharge).mockResolvedValue(479_000);
    subscribed({ ...scale, ...trial });
    const words = "Next charge: $4,790 on Dec 11, 2026 (Pacific Time).";
    expect(await sent(facts)).toContain(words);
    for (const otherwise of [{ isCollected: false }, { plan: "LAUNCH" as const }]) {
      jest.mocked(sendMail).mockReset();
      subscribed({ ...scale, ...trial, ...otherwise });
      expect(await sent(facts)).not.toContain("Next charge");
    }
  });

  it("that its plan was cancelled, and what becomes of its credit", async () => {
    subscribed({ status: "canceled" }, 5_000);
    const text = await sent({ mail: "plan_ended", ...LAUNCH, subscriptionId: "sub_1" });
    expect(text).toContain("Your Launch plan was canceled and has ended.");
    expect(text).toContain("Your $50 in credit stays");
  });

  it("that Stripe ended its plan over an unpaid bill, with that bill", async () => {
    jest.mocked(endedUnpaid).mockResolvedValue(true);
    bill({ isOpen: true, paid: 0 });
    subscribed({ status: "canceled" });
    const facts = { ...LAUNCH, subscriptionId: "sub_1", invoice: "in_1" };
    const text = await sent({ mail: "plan_ended", ...facts });
    expect(text).toContain("has ended because its bill wasn't paid");
    expect(text).toContain(`Pay the bill: ${INVOICE}`);
  });

  it("that its plan will end, on which day, and what takes its place", async () => {
    subscribed({ periodEnd: "2026-12-01T12:00:00Z" });
    kept.byHand.set(USER, "CUSTOM");
    const text = await sent({ mail: "plan_ending", ...LAUNCH, on: "2026-12-01T12:00:00Z" });
    expect(text).toContain(
      "ends on Dec 1, 2026 (Pacific Time). You won't be charged for it again.",
    );
    expect(text).toContain("Your custom plan takes its place");
  });

  it("that its plan will end on a later day, and of each charge before it", async () => {
    const cancelAt = "2027-02-27T12:00:00Z";
    const ends = "ends on Feb 27, 2027 (Pacific Time).";
    const until = "2026-11-30T12:00:00Z";
    jest.mocked(nextCharge).mockResolvedValue(14_900);
    const trial = { status: "trialing", trialEnd: until, periodEnd: until, cancelAt } as const;
    subscribed(trial);
    const ending = await sent({ mail: "plan_ending", ...LAUNCH, on: cancelAt });
    expect(ending).toContain(`${ends} Next charge: $149 on Nov 30, 2026 (Pacific Time).`);
    expect(ending).not.toContain("won't be charged");
    jest.mocked(sendMail).mockReset();
    const trialEnds = await sent({ mail: "trial_will_end" });
    expect(trialEnds).toContain("charged $149");
    expect(trialEnds).toContain(ends);
    jest.mocked(sendMail).mockReset();
    subscribed({ cycle: "yearly", periodEnd: "2026-12-16T12:00:00Z", cancelAt });
    const year = { plan: "LAUNCH", cycle: "yearly", on: "2026-12-16T12:00:00Z" } as const;
    const renewal = await sent({ mail: "renewal_ahead", ...year });
    expect(renewal).toContain("charged $149");
    expect(renewal).toContain(ends);
  });

  it("that its plan is paused, and how it opens again; not once that was paid", async () => {
    bill({ isOpen: true, paid: 0 });
    subscribed({ status: "past_due", pastDueSince: "2026-11-01T00:00:00Z" });
    const text = await sent({ mail: "plan_paused", ...LAUNCH, invoice: "in_1" });
    expect(text).toContain("is paused because its bill has been unpaid for seven days");
    expect(text).toContain(`Pay the bill: ${INVOICE}`);
    subscribed({});
    jest.mocked(sendMail).mockReset();
    await sent({ mail: "plan_paused", ...LAUNCH, invoice: "in_1" });
    expect(sendMail).not.toHaveBeenCalled();
  });

  it("of each renewal that was paid, with its invoice, and of no bill of nothing", async () => {
    subscribed({ periodEnd: "2026-12-16T12:00:00Z" });
    const text = await sent({ mail: "payment_received", invoice: "in_3" });
    expect(text).toContain("Your card was charged $149.");
    expect(text).toContain(
      "Your plan (Launch, billed monthly) is paid until Dec 16, 2026 (Pacific Time).",
    );
    expect(text).toContain(INVOICE);
    bill({ total: 0, paid: 0 });
    jest.mocked(sendMail).mockReset();
    await sent({ mail: "payment_received", invoice: "in_3" });
    expect(sendMail).not.toHaveBeenCalled();
  });

  it("that its year renews, when and for how much; not where that was cancelled", async () => {
    subscribed({ cycle: "yearly" });
    const facts = { plan: "LAUNCH", cycle: "yearly", on: "2026-12-16T12:00:00Z" } as const;
    const text = await sent({ mail: "renewal_ahead", ...facts });
    expect(text).toContain(
      "renews on Dec 16, 2026 (Pacific Time). Your card will be charged $1,430",
    );
    const on = facts.on;
    subscribed({ cycle: "yearly", periodEnd: on, cancelAt: on });
    jest.mocked(sendMail).mockReset();
    await sent({ mail: "renewal_ahead", ...facts });
    expect(sendMail).not.toHaveBeenCalled();
  });

  it.each([
    [{ mail: "renewal_ahead", plan: "LAUNCH", cycle: "yearly", on: "2026-11-15T23:00:00Z" }, {}],
    [{ mail: "plan_ending", ...LAUNCH, on: "2026-11-15T23:00:00Z" }, {}],
    [{ mail: "trial_will_end" }, { status: "trialing", trialEnd: "2026-11-15T23:00:00Z" }],
  ] as const)("nothing of a day ahead that has passed: %j", async (facts, changes) => {
    subscribed({ cycle: "yearly", ...changes });
    await sent({ ...facts, since: "2026-11-10T00:00:00Z" });
    expect(sendMail).not.toHaveBeenCalled();
  });

  it("late of what happened, and of when that was", async () => {
    subscribed({ plan: "SCALE" });
    const facts = { mail: "plan_changed", ...LAUNCH, plan: "SCALE", fromPlan: "LAUNCH" } as const;
    const late =
      "We're sorry this email is late. It's about something that happened on Nov 12, 2026 (Pacific Time).";
    expect(await sent({ ...facts, since: "2026-11-12T20:00:00Z" })).toContain(late);
    jest.mocked(sendMail).mockReset();
    expect(await sent({ ...facts, since: "2026-11-15T20:00:00Z" })).not.toContain(
      "something that happened on",
    );
  });

  it("of no beginning that ended before the mail could go, unless it was paid for", async () => {
    subscribed({ status: "canceled" });
    bill({ total: 0, paid: 0 });
    await sent({ mail: "plan_started", ...LAUNCH, invoice: "in_1" });
    expect(sendMail).not.toHaveBeenCalled();
    bill();
    expect(await sent({ mail: "plan_started", ...LAUNCH, invoice: "in_1" })).toContain("$149");
  });

  it("what is true of a Custom plan that is billed by card", async () => {
    subscribed({ plan: "CUSTOM", status: "trialing", trialEnd: "2026-11-30T12:00:00Z" });
    jest.mocked(nextCharge).mockResolvedValue(90_000);
    const text = await sent({ mail: "trial_will_end" });
    expect(text).toContain("The first bill will be $900.");
    expect(text).not.toContain("cancel before that day");
    jest.mocked(sendMail).mockReset();
    subscribed({ plan: "CUSTOM", status: "past_due", pastDueSince: "2026-11-15T12:00:00Z" });
    expect(await sent({ mail: "payment_failed" })).toContain(`Update your card: ${MANAGE}`);
  });

  it("of an older plan's bill that it leaves the Custom plan open", async () => {
    subscribed({ status: "past_due", pastDueSince: "2026-11-15T12:00:00Z" });
    kept.byHand.set(USER, "CUSTOM");
    const text = await sent({ mail: "payment_failed" });
    expect(text).toContain("Your custom plan stays open");
    expect(text).not.toContain("Your plan stays active until");
  });
});
