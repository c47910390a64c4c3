import { z } from "zod";
import { METRIC_LABELS } from "#lib/domain/evaluation/metrics";
import type { HistoryEntry } from "#lib/domain/results/result-detail";
import { companyDate } from "#lib/domain/text/dates";
import type { People } from "../company/team.ts";
import type { Row } from "../db.ts";
import type { DatedStep } from "./result-evaluation.ts";

type OverrideRow = Row<"metric_overrides">;
type Decisions = { metric_overrides: OverrideRow[]; status_history: Row<"status_history">[] };
type DecisionRow = { step: number; created_at: string; changed_by: string; reason: string | null };
export const FORMER = "Someone who left";

const seenSchema = z.object({
  general: z.coerce.number().nullish(),
  version: z.number().nullish(),
  adjusted: z.array(z.string()).nullish(),
});

/** A person's steps on the metrics, oldest first. */
export function toSteps(rows: readonly OverrideRow[], timeZone: string): DatedStep[] {
  return rows
    .toSorted((a, b) => a.step - b.step)
    .map((row) => ({
      metric: row.metric,
      score: row.score === null ? null : Number(row.score),
      reason: row.reason,
      at: companyDate(row.created_at, timeZone, true),
    }));
}

/** Everything that people decided about an attempt, the newest first: by its number, as clocks step back. */
export function toHistory(
  found: Decisions,
  timeZone: string,
  people: People["names"],
): HistoryEntry[] {
  const entry = (row: DecisionRow) => ({
    step: row.step,
    at: companyDate(row.created_at, timeZone, true),
    by: people.get(row.changed_by) ?? FORMER,
    reason: row.reason,
  });
  const statuses = found.status_history.map((row) => ({
    ...entry(row),
    id: `status-${row.id}`,
    what:
      row.from_status === row.to_status
        ? `added a reason for the status ${row.to_status}`
        : `changed the status from ${row.from_status} to ${row.to_status}`,
    seen: seenInWords(row.scores),
  }));
  const overrides = found.metric_overrides.map((row) => ({
    ...entry(row),
    id: `override-${row.id}`,
    what: overrideInWords(row),
    seen: null,
  }));
  return [...statuses, ...overrides]
    .toSorted((a, b) => b.step - a.step)
    .map(({ step: _, ...shown }) => shown);
}

function overrideInWords({ metric, score }: OverrideRow): string {
  const name = METRIC_LABELS[metric];
  return score === null
    ? `removed the score set for ${name}`
    : `set ${name} to ${Number(score)} out of 10`;
}

function seenInWords(scores: unknown): string | null {
  const seen = seenSchema.safeParse(scores);
  if (!seen.success || seen.data.version == null) return null;
  const { general, version, adjusted } = seen.data;
  const number = general == null ? "no rating" : `rating ${general.toFixed(1)}`;
  const mark = adjusted?.length ? ", adjusted by a person" : "";
  return `At the time: ${number} (version ${version}${mark})`;
}
