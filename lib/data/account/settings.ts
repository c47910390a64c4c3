import { readPeople, readTeam } from "#lib/data/company/team";
import { readTitles } from "#lib/data/interviews/interviews";
import { findCustomer } from "#lib/data/plans/subscriptions";
import type { Deleted, Hold } from "#lib/domain/company/retention";
import { type Db, unwrap } from "../db.ts";
import { FORMER } from "../results/result-history.ts";

/** What the settings show beside the workspace; the interviews only to who owns the company. */
export async function readSettings(db: Db, userId: string, isOwner: boolean) {
  const [customer, kept, team, interviews] = await Promise.all([
    findCustomer(db, userId),
    readKept(db),
    readTeam(db),
    isOwner ? readTitles(db) : [],
  ]);
  return { customer, kept, team, interviews };
}

const KEPT = `text_numbers(number), retention_log(what, day, attempts),
  legal_holds(id, reason, set_by, set_at, interviews(title), candidates(name))` as const;

const MOST_DELETED = 20;
const MOST_HOLDS = 200;

type Kept = { number: string | null; deleted: Deleted[]; holds: Hold[] };

/**
 * What is kept with the reader's company: its own number for texts, what the periods and its people deleted last (how many, never whose)
 * and the legal holds that stand with who set them, the newest first.
 */
export async function readKept(db: Db): Promise<Kept> {
  const [answer, byPeople] = await Promise.all([
    db
      .from("company_profiles")
      .select(KEPT)
      .order("day", { referencedTable: "retention_log", ascending: false })
      .order("what", { referencedTable: "retention_log" })
      .limit(MOST_DELETED, { referencedTable: "retention_log" })
      .is("legal_holds.lifted_at", null)
      .order("set_at", { referencedTable: "legal_holds", ascending: false })
      .limit(MOST_HOLDS, { referencedTable: "legal_holds" })
      .maybeSingle(),
    db.rpc("deleted_by_people", { p_limit: MOST_DELETED }),
  ]);
  const company = unwrap(answer);
  const holds = company?.legal_holds ?? [];
  // Few companies have one.
  const names = holds.length > 0 ? (await readPeople(db)).names : null;
  return {
    number: company?.text_numbers?.number ?? null,
    deleted: [
      ...(company?.retention_log ?? []).map((row) => ({ ...row, by: null })),
      ...unwrap(byPeople).map((row) => ({ ...row, what: "results" as const })),
    ].toSorted((a, b) => b.day.localeCompare(a.day)),
    holds: holds.map((row) => ({
      id: row.id,
      on: row.interviews?.title ?? row.candidates?.name ?? "A candidate",
      reason: row.reason,
      setBy: names?.get(row.set_by) ?? FORMER,
      setAt: row.set_at,
    })),
  };
}
