import type { Db } from "#lib/data/db";
import { sendRecoveryMail } from "#lib/vendors/accounts/recovery";

/** Sends a reset link, if the address has an account. */
export async function requestPasswordReset(db: Db, email: string, appUrl: string): Promise<void> {
  await sendRecoveryMail(db, email, `${appUrl}/auth/reset-password`);
}
