import { readFailingJob } from "#lib/data/jobs";
import type { FailingJob } from "#lib/domain/jobs/kinds";
import { sendMail } from "#lib/vendors/mail";
import { tellSupport } from "#lib/workflows/operations/tell-support";
import { serviceDb } from "#tests/support/clients";

jest.mock("#lib/data/jobs");
jest.mock("#lib/data/site/mailboxes", () => jest.requireActual("#tests/support/mailboxes"));
jest.mock("#lib/vendors/mail");

const failing: FailingJob = {
  kind: "end_billing",
  payload: { customerId: "cus_1" },
  attempts: 34,
  since: "2026-11-20T10:00:00Z",
  lastError: "vendor_failed: stripe: StripeConnectionError",
};

describe("Support is told", () => {
  beforeEach(() => jest.mocked(sendMail).mockReset());

  it("what has failed for a day, of whom, and where to look", async () => {
    jest.mocked(readFailingJob).mockResolvedValue(failing);
    await tellSupport(serviceDb, "job_1", "hello@rolecall.example");
    const [mail, key] = jest.mocked(sendMail).mock.calls[0] ?? [];
    expect(mail?.to.address).toBe("hello@rolecall.example");
    expect(mail?.text).toContain("deleted account couldn't be stopped");
    expect(mail?.text).toContain("cus_1. It has been tried 34 times since 2026-11-20");
    expect(mail?.text).toContain("https://dashboard.stripe.com/customers/cus_1");
    expect(key).toBe("failing:job_1");
  });

  it("of a mail about money that can't be sent, to whom", async () => {
    const mail: FailingJob = { ...failing, kind: "mail_billing", payload: { userId: "u-1" } };
    jest.mocked(readFailingJob).mockResolvedValue(mail);
    await tellSupport(serviceDb, "job_1", "hello@rolecall.example");
    const text = jest.mocked(sendMail).mock.calls[0]?.[0].text;
    expect(text).toContain("about a customer's plan or payment couldn't be sent");
    expect(text).toContain("It's about account u-1.");
    expect(text).not.toContain("by hand in Stripe");
  });

  it("of answers that can't be fetched from the interview provider, and not of Stripe", async () => {
    const payload = { participantKey: "a" };
    const waiting: FailingJob = { ...failing, kind: "receive_participant", payload };
    jest.mocked(readFailingJob).mockResolvedValue(waiting);
    await tellSupport(serviceDb, "job_1", "hello@rolecall.example");
    const mail = jest.mocked(sendMail).mock.calls[0]?.[0];
    expect(mail?.subject).toBe("A task at the interview provider has been failing for a day");
    expect(mail?.text).toContain("answers couldn't be fetched from Willo");
    expect(mail?.text).not.toContain("Stripe\n");
    expect(mail?.text).not.toContain("dashboard.stripe.com");
  });

  it("nothing of what was done meanwhile", async () => {
    jest.mocked(readFailingJob).mockResolvedValue(null);
    await tellSupport(serviceDb, "job_1", "hello@rolecall.example");
    expect(sendMail).not.toHaveBeenCalled();
  });
});
