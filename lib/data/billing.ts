import type { Access } from "#lib/domain/plans";
import type { Db } from "./db.ts";
import { readProfile } from "./profiles.ts";

/** What a company may use now. */
export async function readAccess(db: Db, userId: string): Promise<Access> {
  return { plan: (await readProfile(db, userId))?.plan ?? null, trialing: false };
}
