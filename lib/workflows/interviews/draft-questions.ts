import type { ServiceDb } from "#lib/data/db";
import { meterFor } from "#lib/data/plans/spend";
import { AppError } from "#lib/domain/core/errors";
import {
  type JobDescription,
  QUESTION_DRAFT,
  usableDrafts,
} from "#lib/domain/interviews/question-draft";
import type { QuestionIdea } from "#lib/domain/interviews/question-idea";
import { unmetered } from "#lib/vendors/language-model";
import { type DraftKind, drafter } from "#lib/vendors/language-model/draft";
import { spendLimits } from "#lib/vendors/spend-limits";

/** Who pays for a draft. */
export type Payer = { service: ServiceDb; departmentKey: string };

/** Whether a language model is configured. */
export function canDraftQuestions(): boolean {
  return drafter(QUESTION_DRAFT) !== null;
}

/**
 * What the model drafts of what is asked, on a company's budget.
 * @throws AppError `unavailable` without a model or with nothing left to spend, `vendor_failed`
 */
export async function draftFrom<Reply>(
  kind: DraftKind<Reply>,
  asked: object,
  payer: Payer | null,
): Promise<Reply> {
  const draft = drafter(kind);
  if (draft === null) throw new AppError("unavailable", "No AI model is connected.");
  if (payer === null) return draft(asked, unmetered);
  const { service, departmentKey } = payer;
  return draft(asked, meterFor(service, { departmentKey, interviewId: null }, spendLimits()));
}

/**
 * Drafts questions from a job description on a company's budget. Those that should not be asked are left out.
 * @throws AppError `unavailable` without a model or with nothing left to spend, `vendor_failed` if it gives nothing usable
 */
export async function draftQuestions(
  job: JobDescription,
  payer: Payer | null,
): Promise<QuestionIdea[]> {
  const ideas = usableDrafts(await draftFrom(QUESTION_DRAFT, job, payer));
  if (ideas.length === 0) {
    throw new AppError("vendor_failed", "The AI model didn't return usable questions.");
  }
  return ideas;
}
