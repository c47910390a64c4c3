import type { Db } from "#lib/data/db";
import { routes } from "#lib/domain/core/routes";
import { endSession } from "#lib/vendors/accounts";

/** Signs out of this browser. */
export async function signOut(db: Db): Promise<{ next: string }> {
  await endSession(db);
  return { next: routes.home };
}
