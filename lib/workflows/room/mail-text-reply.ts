import { readProfile } from "#lib/data/account/profiles";
import type { ServiceDb } from "#lib/data/db";
import { readInviteToText } from "#lib/data/interviews/invite-mails";
import { readCandidateToMail } from "#lib/data/room/mailings";
import { readReceivedText } from "#lib/data/room/texts";
import { readMailbox } from "#lib/data/site/mailboxes";
import { textReplyMail } from "#lib/documents/mails/text-reply";
import { invitesPath, responsePath, routes } from "#lib/domain/core/routes";
import { startedPath } from "#lib/domain/interviews/started";
import type { PayloadOf } from "#lib/domain/jobs/kinds";
import { sendMail } from "#lib/vendors/mail";

type Received = NonNullable<Awaited<ReturnType<typeof readReceivedText>>>;

/**
 * Mails an owner what a candidate or somebody invited texted, once. It names a candidate, and leads to their answers, only
 * where those are open to the owner.
 * @throws AppError `vendor_failed`
 */
export async function mailTextReply(
  service: ServiceDb,
  { jobId, attemptId, inviteId, textId, ended }: PayloadOf<"mail_text_reply"> & { jobId: string },
  appUrl: string,
): Promise<void> {
  const text = await readReceivedText(service, textId);
  if (text === null) return;
  const who =
    attemptId === null
      ? await readInvited(service, inviteId)
      : await readCandidate(service, attemptId, text);
  if (who === null) return;
  const owner = await readProfile(service, who.ownerId);
  if (!owner?.verified || !owner.email) return;
  const { words, path } = who.action;
  const content = textReplyMail({
    ...who,
    body: text.body,
    ended,
    action: { words, href: appUrl + path },
  });
  await sendMail(
    { to: await readMailbox(service, owner.email), ...content },
    `text-reply-${jobId}`,
  );
}

async function readInvited(service: ServiceDb, inviteId: string | null) {
  const invite = inviteId === null ? null : await readInviteToText(service, inviteId);
  if (invite === null) return null;
  const { ownerId, title: job, interviewId, name } = invite;
  const action = { words: "See whom you invited", path: invitesPath(interviewId) };
  return { ownerId, job, name: name || null, isInvited: true, action };
}

async function readCandidate(service: ServiceDb, attemptId: string, { attempt }: Received) {
  const person = await readCandidateToMail(service, attemptId);
  if (person === null || attempt === null) return null;
  const { submitted, open, interviewId } = attempt;
  const closed = submitted
    ? { words: "See your candidates", path: routes.candidates }
    : { words: "See who started", path: startedPath(interviewId) };
  const action = open ? { words: "See their answers", path: responsePath(attemptId) } : closed;
  const { ownerId, title: job } = person;
  return { ownerId, job, name: open ? person.name : null, isInvited: false, action };
}
