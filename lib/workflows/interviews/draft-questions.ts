import type { ServiceDb } from "#lib/data/db";
import { meterFor } from "#lib/data/plans/spend";
import { AppError } from "#lib/domain/core/errors";
import { type JobDescription, usableDrafts } from "#lib/domain/interviews/question-draft";
import type { QuestionIdea } from "#lib/domain/interviews/question-idea";
import { unmetered } from "#lib/vendors/language-model";
import { questionDrafter } from "#lib/vendors/language-model/draft";
import { spendLimits } from "#lib/vendors/spend-limits";

/** Who pays for a draft. */
type Payer = { service: ServiceDb; departmentKey: string };

/** Whether a language model is configured. */
export function canDraftQuestions(): boolean {
  return questionDrafter() !== null;
}

/**
 * Drafts questions from a job description on a company's budget. Those that should not be asked are left out.
 * @throws AppError `unavailable` without a model or with nothing left to spend, `vendor_failed` if it gives nothing usable
 */
export async function draftQuestions(
  job: JobDescription,
  payer: Payer | null,
): Promise<QuestionIdea[]> {
  const draft = questionDrafter();
  if (draft === null) throw new AppError("unavailable", "No AI model is connected.");
  const meter = payer
    ? meterFor(
        payer.service,
        { departmentKey: payer.departmentKey, interviewId: null },
        spendLimits(),
      )
    : unmetered;
  const ideas = usableDrafts(await draft(job, meter));
  if (ideas.length === 0) {
    throw new AppError("vendor_failed", "The AI model didn't return usable questions.");
  }
  return ideas;
}
