import type { Db } from "#lib/data/db";
import { PASSWORD_TEXTS } from "#lib/domain/password-forms";
import { endSessions, setPassword } from "#lib/vendors/accounts/recovery";

/** Sets the new password and ends every session, this one too: people sign in with it next (accounts spec §2.5). */
export async function resetPassword(db: Db, password: string): Promise<void> {
  await setPassword(db, password, PASSWORD_TEXTS.resetFailed);
  await endSessions(db, "global");
}
