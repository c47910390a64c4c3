import { readOnboarding } from "#lib/data/account/onboarding";
import type { Db } from "#lib/data/db";
import { afterSignIn } from "#lib/domain/account/after-sign-in";
import type { SignIn } from "#lib/domain/account/sign-up";
import { signInWithPassword } from "#lib/vendors/accounts";

/** Signs an employer in and answers where they go on. @throws AppError unauthenticated */
export async function signIn(
  db: Db,
  credentials: SignIn,
  next?: string | undefined,
): Promise<{ next: string; userId: string }> {
  const { userId } = await signInWithPassword(db, credentials);
  return { next: afterSignIn(await readOnboarding(db, userId), next), userId };
}
