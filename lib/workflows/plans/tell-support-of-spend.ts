import type { ServiceDb } from "#lib/data/db";
import { readMailbox } from "#lib/data/site/mailboxes";
import { spendCapMail } from "#lib/documents/mails/spend-cap";
import type { ToldCap } from "#lib/domain/plans/spend";
import { sendMail } from "#lib/vendors/mail";
import { spendLimits } from "#lib/vendors/spend-limits";

/**
 * Tells support that a company's AI or texts budget of this month is used up, once a month for each budget.
 * @throws AppError `vendor_failed`
 */
export async function tellSupportOfSpend(
  service: ServiceDb,
  { jobId, departmentKey, cap }: { jobId: string; departmentKey: string; cap: ToldCap },
  site: { appUrl: string; contactEmail: string },
): Promise<void> {
  const { interviewCap, companyCap, textsCap } = spendLimits();
  const dollars = { interview: interviewCap, company: companyCap, texts: textsCap };
  const content = spendCapMail({
    departmentKey,
    cap,
    appUrl: site.appUrl,
    dollars: dollars[cap],
  });
  const to = await readMailbox(service, site.contactEmail);
  await sendMail({ to, ...content }, `spend-cap:${jobId}`);
}
