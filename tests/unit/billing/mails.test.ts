import type { Subscription } from "#lib/domain/billing";
import { sendMail } from "#lib/vendors/mail";
import { mailBilling } from "#lib/workflows/billing/mail-billing";
import { db, forget, kept, signUp } from "./support/memory";

jest.mock("#lib/data/billing", () => jest.requireActual("./support/memory"));
jest.mock("#lib/data/profiles", () => jest.requireActual("./support/memory"));
jest.mock("#lib/vendors/mail");

const USER = "8f14e45f-ceea-4672-8b1e-0c1d2e3f4a5b";
const job = { jobId: "j1", userId: USER };
const send = (mail: "trial_will_end" | "payment_failed") =>
  mailBilling(db, { ...job, mail }, "https://app.example");

function subscribed(changes: Partial<Subscription>): void {
  const found: Subscription = {
    ...{ id: "sub_1", customerId: "cus_1", plan: "LAUNCH", cycle: "yearly", status: "trialing" },
    ...{ startedAt: "2026-11-01T00:00:00Z", trialEnd: "2026-11-15T12:00:00Z", periodEnd: null },
    ...{ pastDueSince: null, cancelAt: null, canceledAt: null },
    ...changes,
  };
  kept.rows.set(USER, { customerId: "cus_1", reading: 1, found, trialUsed: true });
}

beforeEach(() => {
  forget();
  signUp(USER, "dana@example.com");
  jest.mocked(sendMail).mockReset();
});

describe("An owner is mailed", () => {
  it("that the trial ends, when, and what is charged then", async () => {
    subscribed({});
    await send("trial_will_end");
    const [mail, key] = jest.mocked(sendMail).mock.calls[0] ?? [];
    expect(mail).toMatchObject({
      to: "dana@example.com",
      subject: "Your Rolecall trial ends soon",
    });
    expect(mail?.text).toContain("Launch plan ends on November 15, 2026 (UTC)");
    expect(mail?.text).toContain("charged $1,430 a year");
    expect(mail?.text).toContain("https://app.example/payment/manage-subscription");
    expect(key).toBe("billing:j1");
  });

  it("that a payment failed, and until when the plan stays", async () => {
    subscribed({ status: "past_due", pastDueSince: "2026-11-15T12:00:00Z" });
    await send("payment_failed");
    const [mail] = jest.mocked(sendMail).mock.calls[0] ?? [];
    expect(mail?.subject).toBe("Your payment for Rolecall failed");
    expect(mail?.text).toContain("stays until November 22, 2026 (UTC)");
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
    forget();
    await send("payment_failed");
    expect(sendMail).not.toHaveBeenCalled();
  });
});
