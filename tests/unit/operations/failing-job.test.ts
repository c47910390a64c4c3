import { failingJobMail } from "#lib/documents/mails/failing-job";
import type { ReportedKind } from "#lib/domain/jobs/kinds";

describe("Support is told of work at other services that has failed for a day", () => {
  const failing = { attempts: 30, since: "2026-11-23T12:00:00Z", lastError: "vendor_failed" };

  it.each<[ReportedKind, object, string[]]>([
    ["end_ats_integration", { integrationId: "mb_1" }, ["Knit", "integration mb_1"]],
    ["remove_at_provider", { what: "interview", key: "i_1" }, ["Willo"]],
    ["end_billing", { customerId: "cus_1" }, ["Stripe", "cus_1"]],
  ])("%s", (kind, payload, words) => {
    const { subject, text } = failingJobMail({ ...failing, kind, payload });
    for (const word of [...words, "30 times since 2026-11-23"]) expect(text).toContain(word);
    expect(subject).toMatch(/a day$/);
    if (!words.includes("Stripe")) expect(text).not.toContain("Stripe");
  });
});
