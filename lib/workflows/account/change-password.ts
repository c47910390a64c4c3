import type { Db } from "#lib/data/db";
import { type ChangePassword, PASSWORD_TEXTS } from "#lib/domain/account/password-forms";
import { checkPassword, endSession } from "#lib/vendors/accounts";
import { endSessions, setPassword, transferSession } from "#lib/vendors/accounts/recovery";
import { refuseCommonPassword } from "#lib/vendors/common-passwords";

/**
 * Verifies the current password by signing in with it, as nobody's client, and sets the new one in that fresh session.
 * This browser takes the fresh session on and every other session ends, its own former one too:
 * whoever had copied its cookie is out.
 * @throws AppError with `PASSWORD_TEXTS`
 */
export async function changePassword(
  { db, email, nobody }: { db: Db; email: string; nobody: Db },
  { current, password }: ChangePassword,
): Promise<void> {
  refuseCommonPassword(password);
  await checkPassword(nobody, { email, password: current }, PASSWORD_TEXTS.wrongCurrent);
  try {
    await setPassword(nobody, { password, current }, PASSWORD_TEXTS.notUpdated);
  } catch (error) {
    await endSession(nobody);
    throw error;
  }
  await endSessions(nobody, "others");
  await transferSession(nobody, db);
}
