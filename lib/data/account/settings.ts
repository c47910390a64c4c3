import { readKept } from "#lib/data/company/retention";
import { readTeam } from "#lib/data/company/team";
import { readTitles } from "#lib/data/interviews/interviews";
import { findCustomer } from "#lib/data/plans/subscriptions";
import { readKeywords } from "#lib/data/results/texts";
import type { Db } from "../db.ts";

/** What the settings show beside the workspace; the interviews' titles and keywords only to who owns the company. */
export async function readSettings(db: Db, userId: string, isOwner: boolean) {
  const [customer, kept, team, interviews, texts] = await Promise.all([
    findCustomer(db, userId),
    readKept(db),
    readTeam(db),
    isOwner ? readTitles(db) : [],
    isOwner ? readKeywords(db) : null,
  ]);
  return { customer, kept, team, interviews, texts };
}
