import type { Db } from "#lib/data/db";
import { takeDigest } from "#lib/data/room/mailings";
import { readMailbox } from "#lib/data/site/mailboxes";
import { newAnswersMail } from "#lib/documents/mails/new-answers";
import { optOutOf } from "#lib/domain/site/mail-routes";
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
  const { email, ownerId, ...facts } = digest;
  const to = await readMailbox(service, email, { topic: "answers", ownerId });
  const content = newAnswersMail({
    ...facts,
    href: appUrl + interviewPath(job.interviewId),
    optOut: optOutOf(to, appUrl, "en"),
  });
  await sendMail({ to, ...content }, `new-answers-${job.jobId}`);
}
