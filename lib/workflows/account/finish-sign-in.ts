import { forgetPassword } from "#lib/data/account/accounts";
import { markVerified, ownerIsVerified, saveTerms } from "#lib/data/account/profiles";
import type { Db, ServiceDb } from "#lib/data/db";
import { exchangeCode, type SocialSignIn } from "#lib/vendors/accounts/providers";
import { endSessions } from "#lib/vendors/accounts/recovery";

type Clients = {
  db: Db;
  /** Above row-level security: nobody may mark their own address as proved. */
  service: ServiceDb;
};

/**
 * Exchanges the code of a social sign-in or a mailed link. The first sign-in through another service proves the
 * address. If somebody had opened the account with that address without proving it, their password and sessions end, so
 * nobody can take over an account before its owner arrives.
 */
export async function finishSignIn(
  { db, service }: Clients,
  code: string,
  failure: string,
): Promise<{ userId: string; recovering: boolean }> {
  const arrival = await exchangeCode(db, code, failure);
  if (arrival.vouched && !(await ownerIsVerified(db, arrival.userId))) {
    await takeOver({ db, service }, arrival);
  }
  return arrival;
}

async function takeOver({ db, service }: Clients, arrival: SocialSignIn) {
  if (arrival.hasPassword) {
    await forgetPassword(service, arrival.userId);
    // It was another person who accepted the terms.
    await saveTerms(service, arrival.userId, null);
    await endSessions(db, "others");
  }
  await markVerified(service, arrival.userId, arrival.email);
}
