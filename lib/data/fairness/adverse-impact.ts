import { z } from "zod";
import {
  FAMILIES,
  type Family,
  type GroupCounts,
  type ImpactReport,
  impactRows,
} from "#lib/domain/fairness/adverse-impact";
import { RACES, type Race, SEXES, type Sex } from "#lib/domain/fairness/self-identification";
import { type Db, type ServiceDb, unwrap } from "../db.ts";

const rowSchema = z.object({
  family: z.enum([...FAMILIES, "all", "known"]),
  sex: z.enum(SEXES).nullable(),
  race: z.enum(RACES).nullable(),
  n: z.number().int(),
  hired: z.number().int().nullable(),
  scored: z.number().int().nullable(),
  qualified: z.number().int().nullable(),
  above_median: z.number().int().nullable(),
  as_of: z.iso.datetime({ offset: true }),
});

/**
 * The adverse-impact figures of the reader's company, from counts of groups that stand still until many people's
 * results have changed. No single answer ever leaves.
 */
export async function readAdverseImpact(db: Db): Promise<ImpactReport> {
  const [counts, smallest, smallestChosen] = await Promise.all([
    db.rpc("adverse_impact"),
    db.rpc("smallest_shown_group"),
    db.rpc("smallest_shown_choice"),
  ]);
  const rows = z.array(rowSchema).parse(unwrap(counts));
  const countOf = (family: string) => rows.find((row) => row.family === family)?.n ?? null;
  const known = countOf("known");
  const groups = (family: Family): GroupCounts[] =>
    rows
      .filter((row) => row.family === family)
      .map((row) => ({
        sex: row.sex,
        race: row.race,
        n: row.n,
        hired: row.hired,
        scored: row.scored ?? 0,
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
