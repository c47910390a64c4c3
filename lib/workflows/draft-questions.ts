import { AppError } from "../domain/errors.ts";
import { type JobDescription, usableDrafts } from "../domain/question-draft.ts";
import type { QuestionIdea } from "../domain/question-library.ts";
import { questionDrafter } from "../vendors/language-model/draft.ts";

/** Whether a language model is configured. */
export function canDraftQuestions(): boolean {
  return questionDrafter() !== null;
}

/**
 * Drafts questions from a job description. Those that should not be asked are left out.
 * @throws AppError `unavailable` without a model, `vendor_failed` where it gives nothing usable
 */
export async function draftQuestions(job: JobDescription): Promise<QuestionIdea[]> {
  const draft = questionDrafter();
  if (draft === null) throw new AppError("unavailable", "No language model is connected.");
  const ideas = usableDrafts(await draft(job));
  if (ideas.length === 0) {
    throw new AppError("vendor_failed", "The language model gave no usable questions.");
  }
  return ideas;
}
