import { readProfile } from "#lib/data/account/profiles";
import type { ServiceDb } from "#lib/data/db";
import { readCandidateToMail } from "#lib/data/room/mailings";
import { readReceivedText } from "#lib/data/room/texts";
import { readMailbox } from "#lib/data/site/mailboxes";
import { textReplyMail } from "#lib/documents/mails/text-reply";
import { responsePath, routes } from "#lib/domain/core/routes";
import { startedPath } from "#lib/domain/interviews/started";
import { sendMail } from "#lib/vendors/mail";

/**
 * Mails an owner what a candidate texted, once. It names them, and leads to their answers, only where
 * those are open to the owner.
 * @throws AppError `vendor_failed`
 */
export async function mailTextReply(
  service: ServiceDb,
  { jobId, attemptId, textId }: { jobId: string; attemptId: string; textId: string },
  appUrl: string,
): Promise<void> {
  const [person, text] = await Promise.all([
    readCandidateToMail(service, attemptId),
    readReceivedText(service, textId),
  ]);
  if (person === null || !text?.attempt) return;
  const owner = await readProfile(service, person.ownerId);
  if (!owner?.verified || !owner.email) return;
  const { submitted, open, interviewId } = text.attempt;
  const closed = submitted
    ? { words: "See your candidates", path: routes.candidates }
    : { words: "See who started", path: startedPath(interviewId) };
  const { words, path } = open
    ? { words: "See their answers", path: responsePath(attemptId) }
    : closed;
  const content = textReplyMail({
    name: open ? person.name : null,
    job: person.job,
    body: text.body,
    action: { words, href: appUrl + path },
  });
  await sendMail(
    { to: await readMailbox(service, owner.email), ...content },
    `text-reply-${jobId}`,
  );
}
