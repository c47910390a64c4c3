import { markVerified } from "#lib/data/account/profiles";
import type { Db, ServiceDb } from "#lib/data/db";
import { PASSWORD_TEXTS } from "#lib/domain/account/password-forms";
import { endSessions, sendRecoveryMail, setPassword } from "#lib/vendors/accounts/recovery";
import { refuseCommonPassword } from "#lib/vendors/common-passwords";

/** Sends a reset link, if the address has an account. */
export async function requestPasswordReset(db: Db, email: string, appUrl: string): Promise<void> {
  await sendRecoveryMail(db, email, `${appUrl}/auth/reset-password`);
}

type Resetting = {
  db: Db;
  /** Above row-level security: nobody may mark their own address as proved. */
  service: ServiceDb;
  userId: string;
  email: string;
};

/** Sets the new password and ends every session, this one too: people sign in with it next. */
export async function resetPassword(
  { db, service, userId, email }: Resetting,
  password: string,
): Promise<void> {
  refuseCommonPassword(password);
  await setPassword(db, { password }, PASSWORD_TEXTS.resetFailed);
  await endSessions(db, "global");
  // The link came through the mailbox, and whoever was in before is out.
  await markVerified(service, userId, email);
}
