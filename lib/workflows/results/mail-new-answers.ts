import type { ServiceDb } from "#lib/data/db";
import { holdJob } from "#lib/data/jobs";
import { readDigestOwner, takeDigest } from "#lib/data/room/mailings";
import { readMailbox } from "#lib/data/site/mailboxes";
import { newAnswersMail } from "#lib/documents/mails/new-answers";
import { optOutOf } from "#lib/domain/core/mail-routes";
import { interviewPath } from "#lib/domain/core/routes";
import { HELD_DAYS } from "#lib/domain/room/candidate-mail";
import { DAY_MS } from "#lib/domain/text/dates";
import { sendMail } from "#lib/vendors/mail";

/**
 * Tells an interview's owner how many answers came in since the last such mail. Nothing counts as told before their
 * address is proved: the job is held once, and the next mail says what it would have said. No mail tells of what
 * opens while they want no such mails.
 * @throws AppError `vendor_failed`
 */
export async function mailNewAnswers(
  service: ServiceDb,
  job: { jobId: string; interviewId: string; heldFor?: string | undefined },
  appUrl: string,
): Promise<void> {
  const { jobId, interviewId } = job;
  const owner = await readDigestOwner(service, interviewId);
  if (owner === null) return;
  const { ownerId, email } = owner;
  if (!owner.verified) {
    if (job.heldFor !== undefined) return;
    const until = new Date(Date.now() + HELD_DAYS * DAY_MS);
    const key = `digest-held:${interviewId}`;
    return holdJob(service, { ownerId, kind: "send_digest", payload: { interviewId }, key, until });
  }
  const count = await takeDigest(service, jobId, interviewId);
  if (count === 0 || !owner.wants) return;
  const to = await readMailbox(service, email, { topic: "answers", ownerId });
  const content = newAnswersMail({
    job: owner.job,
    count,
    href: appUrl + interviewPath(interviewId),
    optOut: optOutOf(to, appUrl, "en"),
  });
  await sendMail({ to, ...content }, `new-answers-${jobId}`);
}
