import type { ServiceDb } from "#lib/data/db";
import { readNoteMail } from "#lib/data/results/notes";
import { readMailbox } from "#lib/data/site/mailboxes";
import { mentionMail } from "#lib/documents/mails/mention";
import { responsePath } from "#lib/domain/core/routes";
import { sendMail } from "#lib/vendors/mail";

type MentionJob = { jobId: string; attemptId: string; noteId: string; userId: string };

/**
 * Mails somebody who is named in a note that it is there, if it is still there and they still read its candidate.
 * @throws AppError `vendor_failed`
 */
export async function mailMention(
  service: ServiceDb,
  { jobId, attemptId, ...about }: MentionJob,
  appUrl: string,
): Promise<void> {
  const found = await readNoteMail(service, about);
  if (found === null) return;
  const { email, by, ...facts } = found;
  const mail = mentionMail({ ...facts, by: by ?? "", href: appUrl + responsePath(attemptId) });
  await sendMail({ to: await readMailbox(service, email), ...mail }, `named-${jobId}`);
}
