import type { ServiceDb } from "#lib/data/db";
import { enqueueJob, holdJob } from "#lib/data/jobs";
import {
  isScoringSince,
  readDigestReader,
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

type DigestJob = {
  jobId: string;
  interviewId: string;
  userId: string;
  since: number;
  heldFor?: string | undefined;
};

/**
 * Tells one reader of an interview whose answers came in since their last such mail, read at this moment; nothing if by now
 * they may not read them, or want no such mails. Nothing counts as told before their address is proved: the job is held
 * once, and the next mail says what it would have said. Where answers are being scored it waits for a while.
 * @throws AppError `vendor_failed`
 */
export async function mailNewAnswers(
  service: ServiceDb,
  job: DigestJob,
  appUrl: string,
): Promise<void> {
  const { jobId, heldFor, ...payload } = job;
  const { interviewId, userId } = payload;
  const reader = await readDigestReader(service, interviewId, userId);
  if (reader === null || reader.pace === "none") return;
  const now = new Date();
  if (!reader.verified) {
    if (heldFor !== undefined) return;
    const until = new Date(now.getTime() + HELD_DAYS * DAY_MS);
    const key = `digest-held:${interviewId}:${userId}:${payload.since}`;
    return holdJob(service, { ownerId: userId, kind: "send_digest", payload, key, until });
  }
  const since = new Date(now.getTime() - RATINGS_WAIT.minutes * 60_000);
  if (await isScoringSince(service, job, since)) {
    const at = nextLook(now);
    const key = `digest-scoring:${interviewId}:${userId}:${payload.since}:${at.toISOString()}`;
    await enqueueJob(service, "send_digest", payload, key, at);
    return;
  }
  const span = await takeDigest(service, job);
  if (span === null) return;
  const answers = await readNewAnswers(service, interviewId, span);
  if (answers.total === 0) return;
  const to = await readMailbox(service, reader.email, { topic: "answers", userId });
  const content = newAnswersMail({
    ...answers,
    job: reader.job,
    details: reader.details,
    href: appUrl + resultHref(interviewPath(interviewId), wholeList("rating"), "newest"),
    optOut: optOutOf(to, appUrl, "en"),
  });
  await sendMail({ to, ...content }, `new-answers-${jobId}`);
}
