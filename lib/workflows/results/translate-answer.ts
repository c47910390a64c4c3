import type { Db, ServiceDb } from "#lib/data/db";
import { meterFor } from "#lib/data/plans/spend";
import { hashOfWords, keepTranslation } from "#lib/data/results/answer-translations";
import { findResult } from "#lib/data/results/result-detail";
import { AppError } from "#lib/domain/core/errors";
import {
  ANSWER_TRANSLATION,
  TRANSLATED_LIMIT,
  usableWords,
} from "#lib/domain/results/answer-translation";
import { RESPONSE_MISSING } from "#lib/domain/results/results";
import { drafter } from "#lib/vendors/language-model/draft";
import { spendLimits } from "#lib/vendors/spend-limits";

/** Whether a language model is configured. */
export function canTranslateAnswers(): boolean {
  return drafter(ANSWER_TRANSLATION) !== null;
}

/**
 * An answer in English by the model, on the company's budget, kept with the hash of its words; what is kept is asked for
 * only once. Nothing is sent of somebody who asked for people only.
 * @throws AppError `not_found`, `conflict` if there is nothing to translate, `unavailable` without a model or with nothing
 * left to spend, `vendor_failed`
 */
export async function translateAnswer(
  { db, service }: { db: Db; service: ServiceDb },
  departmentKey: string,
  { attemptId, questionId }: { attemptId: string; questionId: string },
): Promise<string> {
  const result = await findResult(db, attemptId);
  const answer = result?.answers.find((one) => one.questionId === questionId);
  if (!result || !answer) throw new AppError("not_found", RESPONSE_MISSING);
  const { text, language, translation } = answer;
  if (translation !== null) return translation;
  if (text === null || language === null || result.state === "people_only")
    throw new AppError("conflict", "There's nothing to translate here.");
  if (text.length > TRANSLATED_LIMIT)
    throw new AppError("conflict", "This answer is too long to be translated here.");
  const ask = drafter(ANSWER_TRANSLATION);
  if (ask === null) throw new AppError("unavailable", "No AI model is connected.");
  const payer = { departmentKey, interviewId: result.interviewId };
  const reply = await ask(
    { language: language.name, text },
    meterFor(service, payer, spendLimits()),
  );
  const words = usableWords(reply.text);
  if (words === null) {
    throw new AppError("vendor_failed", "The AI model didn't return a usable translation.");
  }
  await keepTranslation(service, { attemptId, questionId }, { of: hashOfWords(text), text: words });
  return words;
}
