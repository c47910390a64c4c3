import "./support/in-memory";
import { PAYMENT_FAILED, TRIAL_ENDS } from "#lib/documents/mails/billing";
import type { Subscription } from "#lib/domain/plans/billing";
import { mailAfter } from "#lib/domain/plans/billing-event";
import { sendMail } from "#lib/vendors/mail";
import { readBill } from "#lib/vendors/stripe/invoices";
import { nextCharge } from "#lib/vendors/stripe/upcoming";
import { mailBilling } from "#lib/workflows/plans/mail-billing";
import { db, forget, kept, signUp } from "./support/memory";
import { reading, USER } from "./support/reading";

jest.mock("#lib/data/site/mailboxes", () => jest.requireActual("#tests/support/mailboxes"));
jest.mock("#lib/vendors/mail");
jest.mock("#lib/vendors/stripe/invoices");
jest.mock("#lib/vendors/stripe/upcoming");

const INVOICE = "https://invoice.stripe.com/i/1";

const job = { jobId: "j1", userId: USER };
const send = (mail: "trial_will_end" | "payment_failed", now = "2026-11-14T00:00:00Z") =>
  mailBilling(db, { ...job, mail }, "https://app.example", new Date(now));

function subscribed(changes: Partial<Subscription>): void {
  const found = reading({ cycle: "yearly", trialEnd: "2026-11-15T12:00:00Z", ...changes });
  kept.rows.set(USER, { customerId: "cus_1", reading: 1, found, trialUsed: true });
}

beforeEach(() => {
  forget();
  kept.noCompany = true;
  signUp(USER, "dana@example.com");
  jest.mocked(sendMail).mockReset();
  jest.mocked(nextCharge).mockReset().mockResolvedValue(143_000);
});

describe("An owner is mailed", () => {
  it("that the trial ends, when, and what is charged then", async () => {
    subscribed({});
    await send("trial_will_end");
    const [mail, key] = jest.mocked(sendMail).mock.calls[0] ?? [];
    expect(mail).toMatchObject({
      to: { address: "dana@example.com" },
      subject: TRIAL_ENDS,
    });
    expect(mail?.text).toContain("Launch plan ends on Nov 15, 2026 (Eastern Time)");
    expect(mail?.text).toContain(
      "Your card will then be charged $1,430 for the first year, and once a year after that until you cancel.",
    );
    expect(mail?.text).toContain("https://app.example/payment/manage-subscription");
    expect(key).toBe("billing:j1");
  });

  it.each([
    ["trial_will_end", "Launch plan ends on Nov 15, 2026 (Pacific Time)."],
    ["payment_failed", "stays active until Nov 22, 2026 (Pacific Time)."],
  ] as const)("of %s by the company's own clock", async (mail, words) => {
    kept.noCompany = false;
    // Past midnight in UTC, not yet in Los Angeles.
    subscribed(
      mail === "trial_will_end"
        ? { trialEnd: "2026-11-16T03:00:00Z" }
        : { status: "past_due", pastDueSince: "2026-11-16T03:00:00Z" },
    );
    await send(mail);
    expect(jest.mocked(sendMail).mock.calls[0]?.[0].text).toContain(words);
  });

  it.each([
    [
      13_050,
      "Your card will then be charged $130.50 for the first month, and once a month after that",
    ],
    [0, "Nothing is due for the first month. After that, your card is charged once a month"],
  ])("what Stripe will really charge: %s cents", async (cents, words) => {
    jest.mocked(nextCharge).mockResolvedValue(cents);
    subscribed({ cycle: "monthly" });
    await send("trial_will_end");
    expect(jest.mocked(sendMail).mock.calls[0]?.[0].text).toContain(words);
    expect(nextCharge).toHaveBeenCalledWith("sub_1");
  });

  it("whom to write to where another plan was agreed on, which leaves nothing to cancel", async () => {
    subscribed({});
    kept.byHand.set(USER, "CUSTOM");
    await send("trial_will_end");
    const text = jest.mocked(sendMail).mock.calls[0]?.[0].text;
    expect(text).toContain(
      "You also have a custom plan. If you don't want to keep both, reply to this email before that day",
    );
    expect(text).not.toContain("cancel before that day");
  });

  it("later where Stripe can't say what it will charge", async () => {
    jest.mocked(nextCharge).mockRejectedValue(new Error("down"));
    subscribed({});
    await expect(send("trial_will_end")).rejects.toThrow("down");
    expect(sendMail).not.toHaveBeenCalled();
  });

  it("that a payment failed, and until when the plan stays", async () => {
    subscribed({ status: "past_due", pastDueSince: "2026-11-15T12:00:00Z" });
    await send("payment_failed");
    const [mail] = jest.mocked(sendMail).mock.calls[0] ?? [];
    expect(mail?.subject).toBe(PAYMENT_FAILED);
    expect(mail?.text).toContain("stays active until Nov 22, 2026 (Eastern Time)");
  });

  it("what its invoice is where a payment failed", async () => {
    const failed = { ...reading({ status: "past_due" }), failedAttempt: "in_1:2" };
    expect(mailAfter({ type: "invoice.payment_failed" }, failed)).toMatchObject({
      facts: { invoice: "in_1" },
    });
    jest.mocked(readBill).mockResolvedValue({ url: INVOICE, paid: 0, total: 14_900, isOpen: true });
    subscribed({ status: "past_due", pastDueSince: "2026-11-15T12:00:00Z" });
    const facts = { mail: "payment_failed", invoice: "in_1" } as const;
    const now = new Date("2026-11-16T00:00:00Z");
    await mailBilling(db, { ...job, ...facts }, "https://app.example", now);
    expect(readBill).toHaveBeenCalledWith("in_1");
    expect(jest.mocked(sendMail).mock.calls[0]?.[0].text).toContain(
      `You can see and pay the invoice here, and confirm the payment if your bank asks you to: ${INVOICE}`,
    );
  });

  it("of no charge where Stripe has none for the end of the trial, but of an agreed plan", async () => {
    jest.mocked(nextCharge).mockResolvedValue(null);
    subscribed({});
    await send("trial_will_end");
    expect(sendMail).not.toHaveBeenCalled();
    subscribed({ plan: "CUSTOM" });
    await send("trial_will_end");
    expect(jest.mocked(sendMail).mock.calls[0]?.[0].text).toContain(
      "After that, your plan continues as agreed.",
    );
  });

  it("of no charge where the trial ends without one", async () => {
    subscribed({ cancelAt: "2026-11-15T12:00:00Z" });
    await send("trial_will_end");
    expect(sendMail).not.toHaveBeenCalled();
  });

  it("of nothing that is no longer so", async () => {
    for (const status of ["active", "canceled"] as const) {
      subscribed({ status });
      await send("trial_will_end");
      await send("payment_failed");
    }
    // The grace is over: nothing can be kept anymore.
    subscribed({ status: "past_due", pastDueSince: "2026-11-15T12:00:00Z" });
    await send("payment_failed", "2026-11-22T12:00:01Z");
    forget();
    await send("payment_failed");
    expect(sendMail).not.toHaveBeenCalled();
  });
});
