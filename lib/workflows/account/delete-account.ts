import { deleteAccountRows } from "#lib/data/account/accounts";
import type { Db, ServiceDb } from "#lib/data/db";
import { PASSWORD_TEXTS } from "#lib/domain/account/password-forms";
import { routes } from "#lib/domain/core/routes";
import { checkPassword, endSession } from "#lib/vendors/accounts";

/**
 * Deletes an employer's account and company for good, after their password was checked by signing in with it as
 * nobody's client. What lies outside the database, and the mails to whom it expected, go with jobs that `delete_account`
 * queues.
 * @param password null if a mailed link has confirmed instead.
 * @param clients `service` deletes: no user may delete a sign-in.
 * @returns where to go
 * @throws AppError invalid_input for a wrong password
 */
export async function deleteAccount(
  clients: { db: Db; nobody: Db; service: ServiceDb },
  { userId, email }: { userId: string; email: string },
  password: string | null,
): Promise<{ next: string }> {
  if (password !== null)
    await checkPassword(clients.nobody, { email, password }, PASSWORD_TEXTS.wrongCurrent);
  await deleteAccountRows(clients.service, userId);
  await endSession(clients.db);
  return { next: routes.home };
}
