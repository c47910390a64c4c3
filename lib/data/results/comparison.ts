import type { ComparedCandidate } from "#lib/domain/results/comparison";
import { isInstructed } from "#lib/domain/results/provenance";
import type { Db } from "../db.ts";
import { findResults } from "./result-detail.ts";

/** The attempts of one interview that this client may see, in the given order, with their answers. One request. */
export async function readComparison(db: Db, ids: readonly string[]): Promise<ComparedCandidate[]> {
  const found = await findResults(db, ids);
  return ids.flatMap((id) => {
    const result = found.find((one) => one.id === id);
    if (result === undefined) return [];
    const { interviewId, name, status, shown, answers, evaluation, state, decisionMails } = result;
    const scored = evaluation?.outcome === "scored" ? evaluation : null;
    return [
      {
        id,
        interviewId,
        name,
        status,
        shown,
        answers,
        state,
        decisionMails,
        rating: scored?.rating ?? null,
        metrics: scored?.metrics.map(({ metric, score }) => ({ metric, score })) ?? [],
        instructed: isInstructed(evaluation),
      },
    ];
  });
}
