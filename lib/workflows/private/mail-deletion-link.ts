import { deleteAccountMail } from "#lib/documents/mails/delete-account";
import { sendMail } from "#lib/vendors/mail";

/** Mails an owner the link that confirms the end of their account. @throws AppError vendor_failed */
export async function mailDeletionLink(facts: { email: string; href: string }): Promise<void> {
  await sendMail(
    { to: facts.email, ...deleteAccountMail(facts) },
    `delete-account:${crypto.randomUUID()}`,
  );
}
