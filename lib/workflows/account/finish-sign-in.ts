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
 * Exchanges the code of a social sign-in or a mailed link. The first sign-in that another service vouches for
 * proves the address: whoever had opened the account with that address before, without proof, loses the password
 * and every session, so that no account can be taken before its owner comes.
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
