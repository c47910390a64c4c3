import type { Db } from "#lib/data/db";
import { type ChangePassword, PASSWORD_TEXTS } from "#lib/domain/password-forms";
import { checkPassword } from "#lib/vendors/accounts";
import { endSessions, setPassword } from "#lib/vendors/accounts/recovery";

/**
 * Verifies the current password by signing in with it, as nobody's client, then sets the new one and ends this
 * account's other sessions (accounts spec §5).
 * @throws AppError with the messages of accounts spec §8
 */
export async function changePassword(
  { db, email, nobody }: { db: Db; email: string; nobody: Db },
  { current, password }: ChangePassword,
): Promise<void> {
  await checkPassword(nobody, { email, password: current }, PASSWORD_TEXTS.wrongCurrent);
  await setPassword(db, password, PASSWORD_TEXTS.notUpdated);
  await endSessions(db, "others");
}
