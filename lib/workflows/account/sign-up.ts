import { saveTerms } from "#lib/data/account/profiles";
import type { Db, ServiceDb } from "#lib/data/db";
import { enqueueJob } from "#lib/data/jobs";
import { afterSignUp, CALLBACKS } from "#lib/domain/account/after-sign-in";
import type { SignUp } from "#lib/domain/account/sign-up";
import { TERMS_VERSION } from "#lib/domain/site/legal";
import { createAccount } from "#lib/vendors/accounts";
import { refuseCommonPassword } from "#lib/vendors/common-passwords";

type Clients = {
  db: Db;
  /** Above row-level security: no user may queue jobs, or write what they accepted. */
  service: ServiceDb;
};

/**
 * Opens an account and signs its owner in; the database makes the profile with its address.
 * Answers where to go, or that the address must be confirmed first, if the service asks for that.
 * @throws AppError conflict for a registered address; invalid_input for a common password
 */
export async function signUp(
  { db, service }: Clients,
  { email, password, plan, next }: SignUp,
  appUrl: string,
): Promise<{ next: string; userId: string } | { checkEmail: true }> {
  refuseCommonPassword(password);
  const credentials = { email: email.trim(), password };
  const { userId, signedIn } = await createAccount(
    db,
    credentials,
    `${appUrl}${CALLBACKS.processing}`,
  );
  // If this could not be stored, the first page of the workspace asks for the terms again.
  await saveTerms(service, userId, TERMS_VERSION).catch(() => undefined);
  if (!signedIn) return { checkEmail: true };
  // The first minute does not wait for the address to be proved; the shell can send the link again.
  await enqueueJob(service, "send_verification", { userId }, `send_verification:${userId}`).catch(
    () => undefined,
  );
  return { next: afterSignUp(plan, next), userId };
}
