import type { ServiceDb } from "#lib/data/db";
import { enqueueJob, holdJob } from "#lib/data/jobs";
import {
  isScoringSince,
  readDigestOwner,
  readNewAnswers,
  takeDigest,
} from "#lib/data/results/new-answers";
import { readMailbox } from "#lib/data/site/mailboxes";
import { newAnswersMail } from "#lib/documents/mails/new-answers";
import { optOutOf } from "#lib/domain/core/mail-routes";
import { interviewPath } from "#lib/domain/core/routes";
import { nextLook, RATINGS_WAIT } from "#lib/domain/results/new-answers";
import { resultHref, wholeList } from "#lib/domain/results/result-query";
import { HELD_DAYS } from "#lib/domain/room/candidate-mail";
import { DAY_MS } from "#lib/domain/text/dates";
import { sendMail } from "#lib/vendors/mail";

type DigestJob = { jobId: string; interviewId: string; heldFor?: string | undefined };

/**
 * Tells an interview's owner whose answers came in since the last such mail, read at this moment. Nothing counts as told
 * before their address is proved: the job is held once, and the next mail says what it would have said. Where answers are
 * being scored it waits for a while. No mail tells of what opens while they want no such mails.
 * @throws AppError `vendor_failed`
 */
export async function mailNewAnswers(
  service: ServiceDb,
  job: DigestJob,
  appUrl: string,
): Promise<void> {
  const { jobId, interviewId } = job;
  const owner = await readDigestOwner(service, interviewId);
  if (owner === null) return;
  const { ownerId, email } = owner;
  const now = new Date();
  if (!owner.verified) {
    if (job.heldFor !== undefined) return;
    const until = new Date(now.getTime() + HELD_DAYS * DAY_MS);
    const key = `digest-held:${interviewId}`;
    return holdJob(service, { ownerId, kind: "send_digest", payload: { interviewId }, key, until });
  }
  const since = new Date(now.getTime() - RATINGS_WAIT.minutes * 60_000);
  if (await isScoringSince(service, job, since)) {
    const at = nextLook(now);
    const key = `digest-scoring:${interviewId}:${at.toISOString()}`;
    await enqueueJob(service, "send_digest", { interviewId }, key, at);
    return;
  }
  const span = await takeDigest(service, jobId, interviewId);
  if (span === null || !owner.wants) return;
  const answers = await readNewAnswers(service, interviewId, span);
  if (answers.total === 0) return;
  const to = await readMailbox(service, email, { topic: "answers", ownerId });
  const content = newAnswersMail({
    ...answers,
    job: owner.job,
    details: owner.details,
    href: appUrl + resultHref(interviewPath(interviewId), wholeList("rating"), "newest"),
    optOut: optOutOf(to, appUrl, "en"),
  });
  await sendMail({ to, ...content }, `new-answers-${jobId}`);
}
