import type { Db } from "#lib/data/db";
import { routes } from "#lib/domain/routes";
import type { SignUp } from "#lib/domain/sign-up";
import { createAccount, signInWithPassword } from "#lib/vendors/accounts";

/**
 * Opens an account and signs its owner in (accounts spec §7.1); the database makes the profile with its address.
 * Answers where to go: until plans are sold, the company's set-up.
 * @throws AppError with the messages of accounts spec §8.
 */
export async function signUp(
  db: Db,
  { email, password }: SignUp,
  appUrl: string,
): Promise<{ next: string }> {
  const credentials = { email: email.trim(), password };
  const { signedIn } = await createAccount(db, credentials, `${appUrl}/auth/callback`);
  if (!signedIn) await signInWithPassword(db, credentials);
  return { next: routes.postSignup };
}
