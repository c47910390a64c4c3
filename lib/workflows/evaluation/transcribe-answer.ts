import type { ServiceDb } from "#lib/data/db";
import { readAttemptToEvaluate } from "#lib/data/evaluation/evaluations";
import { meterFor } from "#lib/data/plans/spend";
import { attemptToHear } from "#lib/data/room/heard-words";
import { SpendCapReached } from "#lib/domain/plans/spend";
import { spendLimits } from "#lib/vendors/spend-limits";
import { withTranscripts } from "./evaluate-attempt/transcribe.ts";

/**
 * Writes down one recording before its candidate submits, so that they can read it first. What isn't theirs to read yet,
 * or finds no room in the month's budget, is left to the evaluation.
 * @throws AppError `vendor_failed`
 */
export async function transcribeAnswer(service: ServiceDb, mediaId: string): Promise<void> {
  const attemptId = await attemptToHear(service, mediaId);
  const found = attemptId && (await readAttemptToEvaluate(service, attemptId));
  if (!found) return;
  const answers = found.answers.filter(({ media }) => media?.id === mediaId);
  try {
    await withTranscripts(service, { ...found, answers }, meterFor(service, found, spendLimits()));
  } catch (error) {
    if (!(error instanceof SpendCapReached)) throw error;
  }
}
