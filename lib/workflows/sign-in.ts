import { readCompany } from "#lib/data/companies";
import type { Db } from "#lib/data/db";
import { afterSignIn } from "#lib/domain/routes";
import type { SignIn } from "#lib/domain/sign-up";
import { signInWithPassword } from "#lib/vendors/accounts";

/** Signs an employer in and answers where they go on. @throws AppError unauthenticated */
export async function signIn(
  db: Db,
  credentials: SignIn,
  next?: string | undefined,
): Promise<{ next: string }> {
  const { userId } = await signInWithPassword(db, credentials);
  const company = await readCompany(db, userId);
  return { next: afterSignIn(company?.completed ?? false, next) };
}
