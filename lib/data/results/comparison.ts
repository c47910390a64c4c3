import { type ComparedCandidate, statementsOf } from "#lib/domain/results/comparison";
import { instructionsIn } from "#lib/domain/results/provenance";
import { hasMetrics } from "#lib/domain/results/results";
import type { Db } from "../db.ts";
import { findResults } from "./result-detail.ts";

/** The attempts of one interview that this client may see, in the given order, with their answers. One request. */
export async function readComparison(db: Db, ids: readonly string[]): Promise<ComparedCandidate[]> {
  const found = await findResults(db, ids);
  return ids.flatMap((id) => {
    const result = found.find((one) => one.id === id);
    if (result === undefined) return [];
    const { interviewId, name, phone, availability, screening } = result;
    const { status, shown, answers, evaluation, state, decisionMails } = result;
    const metrics = hasMetrics(evaluation) ? (evaluation?.metrics ?? []) : [];
    return [
      {
        id,
        interviewId,
        name,
        phone,
        availability,
        screening,
        status,
        shown,
        answers,
        state,
        decisionMails,
        rating: evaluation?.rating ?? null,
        metrics: metrics.map(({ metric, score }) => ({ metric, score })),
        facts: statementsOf(evaluation, "fact"),
        instructed: instructionsIn(evaluation).length > 0,
      },
    ];
  });
}
