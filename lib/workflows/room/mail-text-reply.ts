import { readProfile } from "#lib/data/account/profiles";
import type { ServiceDb } from "#lib/data/db";
import { readCandidateToMail } from "#lib/data/room/mailings";
import { readReceivedText } from "#lib/data/room/texts";
import { readMailbox } from "#lib/data/site/mailboxes";
import { textReplyMail } from "#lib/documents/mails/text-reply";
import { responsePath } from "#lib/domain/core/routes";
import { sendMail } from "#lib/vendors/mail";

/**
 * Mails an owner what a candidate texted, once. It names them only where their answers are open to the owner.
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
  if (person === null || text === null) return;
  const owner = await readProfile(service, person.ownerId);
  if (!owner?.verified || !owner.email) return;
  const { name, job } = person;
  const content = textReplyMail({
    name,
    job,
    body: text.body,
    href: appUrl + responsePath(attemptId),
  });
  await sendMail(
    { to: await readMailbox(service, owner.email), ...content },
    `text-reply-${jobId}`,
  );
}
