import { verificationAddress } from "#lib/data/account/email-verifications";
import { markVerified } from "#lib/data/account/profiles";
import type { ServiceDb } from "#lib/data/db";
import { AppError } from "#lib/domain/core/errors";
import { hashToken } from "#lib/vendors/supabase-tokens";

/**
 * Proves an address by its mailed link, for the account that is signed in and no other: whoever opened an account
 * with somebody else's address can't have that person prove it for them.
 * @throws AppError gone
 */
export async function verifyAddress(
  service: ServiceDb,
  { userId, token, now }: { userId: string; token: string; now: Date },
): Promise<void> {
  const email = await verificationAddress(service, {
    tokenHash: await hashToken(token),
    userId,
    now,
  });
  if (email === null)
    throw new AppError("gone", "This link has expired, or it's for a different account.");
  await markVerified(service, userId, email);
}
