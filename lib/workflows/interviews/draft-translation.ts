import { AppError } from "#lib/domain/core/errors";
import {
  TRANSLATION_DRAFT,
  type TranslationTask,
  usableTranslation,
} from "#lib/domain/interviews/translation-draft";
import { draftFrom, type Payer } from "./draft-questions.ts";

/**
 * Drafts a question's words in another language on a company's budget. Whoever asked reads and takes them, or doesn't:
 * nothing is kept here.
 * @throws AppError `unavailable` without a model or with nothing left to spend, `vendor_failed` if it gives nothing usable
 */
export async function draftTranslation(
  task: TranslationTask,
  payer: Payer | null,
): Promise<string[]> {
  const reply = await draftFrom(TRANSLATION_DRAFT, task, payer);
  const texts = usableTranslation(task, reply.texts);
  if (texts === null) {
    throw new AppError("vendor_failed", "The AI model didn't return a usable translation.");
  }
  return texts;
}
