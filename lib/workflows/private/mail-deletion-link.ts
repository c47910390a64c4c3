import type { ServiceDb } from "#lib/data/db";
import { readMailbox } from "#lib/data/site/mailboxes";
import { deleteAccountMail } from "#lib/documents/mails/delete-account";
import { AppError } from "#lib/domain/core/errors";
import { sendMail } from "#lib/vendors/mail";

/**
 * Mails an owner the link that confirms the end of their account.
 * @throws AppError `vendor_failed`, or `conflict` if nothing reaches their address
 */
export async function mailDeletionLink(
  service: ServiceDb,
  facts: { email: string; href: string },
): Promise<void> {
  const to = await readMailbox(service, facts.email);
  const key = `delete-account:${crypto.randomUUID()}`;
  if (await sendMail({ to, ...deleteAccountMail(facts) }, key)) return;
  throw new AppError(
    "conflict",
    "Our emails to your address bounce or were marked as spam, so we can't send the link. Please write to us.",
  );
}
