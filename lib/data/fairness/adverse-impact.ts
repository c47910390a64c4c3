import {
  type Family,
  type GroupCounts,
  type ImpactReport,
  impactRows,
} from "#lib/domain/fairness/adverse-impact";
import type { Race, Sex } from "#lib/domain/fairness/self-identification";
import { type Db, type ServiceDb, unwrap } from "../db.ts";

/**
 * The adverse-impact figures of the reader's company, from counts of groups that stand still until many people's
 * results have changed. No single answer ever leaves.
 */
export async function readAdverseImpact(db: Db): Promise<ImpactReport> {
  const [counts, heard, smallest, smallestChosen] = await Promise.all([
    db.rpc("adverse_impact"),
    db.rpc("heard_by_language"),
    db.rpc("smallest_shown_group"),
    db.rpc("smallest_shown_choice"),
  ]);
  const rows = unwrap(counts);
  const countOf = (family: "all" | "known") => rows.find((row) => row.family === family)?.n ?? null;
  const known = countOf("known");
  const groups = (family: Family): GroupCounts[] =>
    rows
      .filter((row) => row.family === family)
      .map((row) => ({
        sex: row.sex,
        race: row.race,
        n: row.n,
        hired: row.hired,
        scored: row.scored,
        qualified: row.qualified,
        aboveMedian: row.above_median,
      }))
      .toSorted((a, b) => b.n - a.n);
  return {
    total: countOf("all") ?? 0,
    known,
    asOf: rows[0]?.as_of ?? null,
    smallest: unwrap(smallest),
    smallestChosen: unwrap(smallestChosen),
    rows: {
      sex: impactRows(groups("sex"), known ?? 0),
      race: impactRows(groups("race"), known ?? 0),
      both: impactRows(groups("both"), known ?? 0),
    },
    heard: unwrap(heard).map(({ as_of, ...row }) => ({ ...row, asOf: as_of })),
  };
}

type SelfIdentification = { sex: Sex | null; race: Race | null };

/** Keeps what a candidate says of themselves, in place of before; two nulls take it back. */
export async function saveSelfIdentification(
  service: ServiceDb,
  attemptId: string,
  { sex, race }: SelfIdentification,
): Promise<void> {
  unwrap(
    await service.rpc("save_self_identification", {
      p_attempt: attemptId,
      ...(sex === null ? {} : { p_sex: sex }),
      ...(race === null ? {} : { p_race: race }),
    }),
  );
}
