import type { ServiceDb } from "#lib/data/db";
import { readMailbox } from "#lib/data/site/mailboxes";
import { spendCapMail } from "#lib/documents/mails/spend-cap";
import type { SpendCap } from "#lib/domain/plans/spend";
import { sendMail } from "#lib/vendors/mail";
import { spendLimits } from "#lib/vendors/spend-limits";

/**
 * Tells support that a company's AI budget of this month is used up, once a month for each budget.
 * @throws AppError `vendor_failed`
 */
export async function tellSupportOfSpend(
  service: ServiceDb,
  { jobId, departmentKey, cap }: { jobId: string; departmentKey: string; cap: SpendCap },
  site: { appUrl: string; contactEmail: string },
): Promise<void> {
  const { interviewCap, companyCap } = spendLimits();
  const content = spendCapMail({
    departmentKey,
    cap,
    appUrl: site.appUrl,
    dollars: cap === "interview" ? interviewCap : companyCap,
  });
  const to = await readMailbox(service, site.contactEmail);
  await sendMail({ to, ...content }, `spend-cap:${jobId}`);
}
