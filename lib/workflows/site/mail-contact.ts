import type { ServiceDb } from "#lib/data/db";
import { readContactMessage } from "#lib/data/site/contact-messages";
import { readMailbox } from "#lib/data/site/mailboxes";
import { contactMail } from "#lib/documents/mails/contact";
import { sendMail } from "#lib/vendors/mail";

/**
 * Brings a message from the contact page to support, whose reply goes to whoever wrote it.
 * @throws AppError `vendor_failed`
 */
export async function mailContact(
  service: ServiceDb,
  messageId: string,
  to: string,
): Promise<void> {
  const message = await readContactMessage(service, messageId);
  if (message === null) return;
  await sendMail(
    { to: await readMailbox(service, to), replyTo: message.email, ...contactMail(message) },
    `contact-${messageId}`,
  );
}
