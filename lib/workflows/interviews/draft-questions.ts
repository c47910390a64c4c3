import { type JobDescription, usableDrafts } from "#lib/domain/interviews/question-draft";
import type { QuestionIdea } from "#lib/domain/interviews/question-idea";
import { AppError } from "#lib/domain/site/errors";
import { questionDrafter } from "#lib/vendors/language-model/draft";

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
  if (draft === null) throw new AppError("unavailable", "No AI model is connected.");
  const ideas = usableDrafts(await draft(job));
  if (ideas.length === 0) {
    throw new AppError("vendor_failed", "The AI model didn't return usable questions.");
  }
  return ideas;
}
