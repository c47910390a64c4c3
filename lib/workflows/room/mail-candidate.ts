import { createHmac } from "node:crypto";
import { ownerIsVerified } from "#lib/data/account/profiles";
import type { ServiceDb } from "#lib/data/db";
import { addCandidateLink } from "#lib/data/interviews/candidate-links";
import { enqueueJob, holdJob } from "#lib/data/jobs";
import { countStranger, readCandidateToMail } from "#lib/data/room/mailings";
import { readSender } from "#lib/data/room/senders";
import { readMailbox } from "#lib/data/site/mailboxes";
import { candidateMail } from "#lib/documents/mails/candidate";
import { optOutOf } from "#lib/domain/core/mail-routes";
import { privatePath } from "#lib/domain/core/private-routes";
import { resumePath, withdrawPath } from "#lib/domain/core/routes";
import {
  type CandidateMail,
  canStillWait,
  hasMailbox,
  isByHand,
  linkExpiry,
  purposeOf,
  sendDecision,
  topicOf,
} from "#lib/domain/room/candidate-mail";
import { sendMail } from "#lib/vendors/mail";
import { hashToken } from "#lib/vendors/supabase-tokens";

/** Where the product is reached, and the secret that makes its links unguessable. */
export type Site = { appUrl: string; linkSecret: string };

/**
 * Mails a candidate what a job says, with a link that is theirs alone. The link's token follows from the job and the
 * secret, so that a job that runs again sends the same mail; only its hash is kept.
 * @throws AppError `vendor_failed`
 */
export async function mailCandidate(
  service: ServiceDb,
  job: { jobId: string; mail: CandidateMail; attemptId: string },
  { appUrl, linkSecret }: Site,
): Promise<void> {
  const person = await readCandidateToMail(service, job.attemptId);
  if (person === null || !(isByHand(job.mail) || hasMailbox(person.email))) return;
  const now = new Date();
  const closes = person.closes === null ? null : new Date(person.closes);
  const facts = {
    submitted: person.submittedAt !== null,
    out: person.out,
    closes,
    lastSeen: new Date(person.lastSeen),
    ownerVerified: await ownerIsVerified(service, person.ownerId),
  };
  const verdict = sendDecision(job.mail, facts, now);
  if (verdict === "drop") return;
  const payload = { mail: job.mail, attemptId: job.attemptId };
  const keyAt = (at: Date) => `mail:${job.mail}:${job.attemptId}:${at.toISOString()}`;
  const wait = (at: Date) => enqueueJob(service, "send_mail", payload, keyAt(at), at);
  if (verdict !== "send") {
    if ("waitUntil" in verdict) await wait(verdict.waitUntil);
    else {
      const { ownerId } = person;
      const until = verdict.holdUntil;
      await holdJob(service, { ownerId, kind: "send_mail", payload, key: keyAt(until), until });
    }
    return;
  }
  const topic = topicOf(job.mail);
  const to = await readMailbox(service, person.email, topic === null ? undefined : { topic });
  if (!to.accepts) return;
  // A new link to their page is asked for by themselves, with one that was mailed before.
  const full =
    job.mail === "private"
      ? null
      : await countStranger(service, { ...person, attemptId: job.attemptId });
  if (full !== null) {
    if (canStillWait(job.mail, facts.lastSeen, full)) await wait(full);
    return;
  }
  const purpose = purposeOf(job.mail);
  const token = createHmac("sha256", linkSecret)
    .update(`candidate link ${purpose} ${job.jobId}`)
    .digest("base64url");
  await addCandidateLink(service, {
    attemptId: job.attemptId,
    purpose,
    tokenHash: await hashToken(token),
    expires: linkExpiry(purpose, now, closes),
  });
  const path = purpose === "private" ? privatePath(token) : resumePath(token);
  const sender = await readSender(service, person.ownerId);
  const content = candidateMail(job.mail, {
    ...person,
    logo: sender.logo,
    href: appUrl + path,
    withdraw: purpose === "resume" ? appUrl + withdrawPath(token) : undefined,
    optOut: optOutOf(to, appUrl, person.language),
  });
  await sendMail({ to, senderName: sender.name, ...content }, `candidate-mail-${job.jobId}`);
}
