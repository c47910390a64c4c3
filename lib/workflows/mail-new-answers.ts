import type { Db } from "../data/db.ts";
import { takeDigest } from "../data/mailings.ts";
import { newAnswersMail } from "../documents/mails/new-answers.ts";
import { interviewPath } from "../domain/routes.ts";
import { sendMail } from "../vendors/mail.ts";

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
