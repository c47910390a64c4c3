import type { Db } from "#lib/data/db";
import { AppError } from "#lib/domain/errors";
import { type ChangePassword, PASSWORD_TEXTS } from "#lib/domain/password-forms";
import { signInWithPassword } from "#lib/vendors/accounts";
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
  try {
    await signInWithPassword(nobody, { email, password: current });
  } catch (error) {
    const wrong = error instanceof AppError && error.code === "unauthenticated";
    if (!wrong) throw error;
    throw new AppError("invalid_input", PASSWORD_TEXTS.wrongCurrent, { cause: error });
  }
  await setPassword(db, password, PASSWORD_TEXTS.notUpdated);
  await endSessions(db, "others");
}
