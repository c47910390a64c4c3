import { createHash } from "node:crypto";
import type { KeptTranslation } from "#lib/domain/results/answer-translation";
import { type ServiceDb, unwrap } from "../db.ts";

/** By which a translation knows the words that it is of. */
export function hashOfWords(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** Keeps a translation with its answer, in the place of one before. */
export async function keepTranslation(
  service: ServiceDb,
  { attemptId, questionId }: { attemptId: string; questionId: string },
  translation: KeptTranslation,
): Promise<void> {
  unwrap(
    await service
      .from("responses")
      .update({ translation })
      .eq("interview_attempt_id", attemptId)
      .eq("question_id", questionId),
  );
}
