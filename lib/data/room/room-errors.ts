import type { PostgrestError } from "@supabase/supabase-js";
import type { ErrorCode } from "#lib/domain/core/error-codes";
import { AppError } from "#lib/domain/core/errors";
import type { Refusal } from "#lib/domain/core/refusals";
import { type Answer, type DataOf, databaseError, refusalOf } from "../db.ts";

/** What the room's database functions refuse with, as code and as words for a candidate. */
const REFUSALS: Readonly<Partial<Record<Refusal, [ErrorCode, string]>>> = {
  interview_unknown: ["not_found", "We don't recognize this interview link."],
  interview_closed: ["gone", "This interview has closed."],
  invite_taken_back: ["gone", "This invitation was taken back."],
  phone_missing: ["invalid_input", "This interview asks for your phone number."],
  session_unknown: ["unauthenticated", "Please open your interview link again."],
  question_unknown: ["not_found", "This question isn't part of your interview."],
  recording_unknown: ["not_found", "This recording can't be found."],
  upload_incomplete: ["conflict", "This recording hasn't fully arrived yet."],
  attempt_submitted: ["conflict", "Your answers have already been submitted."],
  takes_used_up: ["conflict", "There are no retakes left for this question."],
  takes_too_often: ["rate_limited", "This question was started many times in the last hour."],
  takes_on_their_way: ["conflict", "Earlier recordings of this question are still being sent."],
  transcript_missing: ["not_found", "There's no transcript to correct."],
  too_long: ["invalid_input", "This answer is longer than the question allows."],
  answers_missing: ["conflict", "Some answers have not arrived yet."],
  screening_needed: ["conflict", "Please answer the questions before the interview first."],
  answer_changed: ["conflict", "This answer was saved on another device in the meantime."],
  answers_changed: ["conflict", "Some answers have changed since you reviewed them."],
};

/**
 * The data of an answer from one of the room's functions.
 * @throws AppError for what the function refused; `fields.reason` is its name, for the room's own words
 */
export function unwrapRoom<A extends Answer>(answer: A): DataOf<A>;
export function unwrapRoom({ data, error }: Answer): unknown {
  if (error !== null) throw roomError(error);
  return data;
}

function roomError(error: PostgrestError): AppError {
  return roomRefusal(refusalOf(error)) ?? databaseError(error);
}

/** What a function's refusal means for a candidate; null for none, and for one that no candidate meets. */
export function roomRefusal(reason: Refusal | null): AppError | null {
  const refusal = reason === null ? undefined : REFUSALS[reason];
  if (reason === null || refusal === undefined) return null;
  const [code, message] = refusal;
  return new AppError(code, message, { fields: { reason } });
}
