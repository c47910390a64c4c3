import { deleteAccountRows } from "#lib/data/accounts";
import type { Db } from "#lib/data/db";
import { AppError } from "#lib/domain/errors";
import { PASSWORD_TEXTS } from "#lib/domain/password-forms";
import { routes } from "#lib/domain/routes";
import { endSession, signInWithPassword } from "#lib/vendors/accounts";

/**
 * Deletes an employer's account and company for good, after their password was checked by signing in with it as
 * nobody's client. What lies outside the database goes with the job that `delete_account` queues.
 * @param password null where a mailed link has confirmed instead.
 * @param clients `service` deletes: no user may delete a sign-in.
 * @throws AppError invalid_input for a wrong password
 */
export async function deleteAccount(
  clients: { db: Db; nobody: Db; service: Db },
  { userId, email }: { userId: string; email: string },
  password: string | null,
): Promise<{ next: string }> {
  if (password !== null) await checkPassword(clients.nobody, { email, password });
  await deleteAccountRows(clients.service, userId);
  await endSession(clients.db);
  return { next: routes.home };
}

async function checkPassword(nobody: Db, credentials: { email: string; password: string }) {
  try {
    await signInWithPassword(nobody, credentials);
  } catch (error) {
    const wrong = error instanceof AppError && error.code === "unauthenticated";
    if (!wrong) throw error;
    throw new AppError("invalid_input", PASSWORD_TEXTS.wrongCurrent, { cause: error });
  }
}
