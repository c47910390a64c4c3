import type { ComparedCandidate } from "#lib/domain/results/comparison";
import type { Db } from "../db.ts";
import { findResults } from "./result-detail.ts";

/** The attempts of one interview that this client may see, in the given order, with their answers. One request. */
export async function readComparison(db: Db, ids: readonly string[]): Promise<ComparedCandidate[]> {
  const found = await findResults(db, ids);
  return ids.flatMap((id) => {
    const result = found.find((one) => one.id === id);
    if (result === undefined) return [];
    const { interviewId, name, status, shown, answers, evaluation } = result;
    return [{ id, interviewId, name, status, shown, answers, rating: evaluation?.rating ?? null }];
  });
}
