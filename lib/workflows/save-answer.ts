import { saveTextAnswer } from "#lib/data/answers";
import type { Db } from "#lib/data/db";

/**
 * Keeps a typed answer as it stands. The limit counts characters as people do.
 * @throws AppError `invalid_input` where it is too long, `not_found`, `conflict` after submission, `gone`
 */
export async function saveAnswer(
  service: Db,
  answer: { attemptId: string; questionId: string; text: string },
): Promise<void> {
  await saveTextAnswer(service, answer);
}
