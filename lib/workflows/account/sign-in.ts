import { readOnboarding } from "#lib/data/account/onboarding";
import type { Db } from "#lib/data/db";
import { afterSignIn } from "#lib/domain/account/after-sign-in";
import type { SignIn } from "#lib/domain/account/sign-up";
import { routes } from "#lib/domain/core/routes";
import { endSession, signInWithPassword } from "#lib/vendors/accounts";

/** Signs an employer in and answers where they go on. @throws AppError unauthenticated */
export async function signIn(
  db: Db,
  credentials: SignIn,
  next?: string | undefined,
): Promise<{ next: string; userId: string }> {
  const { userId } = await signInWithPassword(db, credentials);
  return { next: afterSignIn(await readOnboarding(db, userId), next), userId };
}

export async function signOut(db: Db): Promise<{ next: string }> {
  await endSession(db);
  return { next: routes.home };
}
