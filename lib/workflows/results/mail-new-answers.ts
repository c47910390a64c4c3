import type { Db } from "#lib/data/db";
import { takeDigest } from "#lib/data/room/mailings";
import { newAnswersMail } from "#lib/documents/mails/new-answers";
import { interviewPath } from "#lib/domain/site/routes";
import { sendMail } from "#lib/vendors/mail";

/**
 * Tells an interview's owner how many answers came in since the last such mail, unless they want none. Service client.
 * @throws AppError `vendor_failed`
 */
export async function mailNewAnswers(
  service: Db,
  job: { jobId: string; interviewId: string },
  appUrl: string,
): Promise<void> {
  const digest = await takeDigest(service, job.jobId, job.interviewId);
  if (digest === null || digest.count === 0) return;
  const content = newAnswersMail({ ...digest, href: appUrl + interviewPath(job.interviewId) });
  await sendMail({ to: digest.email, ...content }, `new-answers-${job.jobId}`);
}
