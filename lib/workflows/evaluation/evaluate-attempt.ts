import type { ServiceDb } from "#lib/data/db";
import {
  type AnswerToEvaluate,
  type AttemptToEvaluate,
  pauseEvaluation,
  readAttemptToEvaluate,
  recordEvaluation,
  setEvaluationState,
} from "#lib/data/evaluation/evaluations";
import { meterFor } from "#lib/data/plans/spend";
import { knownNames } from "#lib/domain/evaluation/masking/own-name";
import { recordOf } from "#lib/domain/evaluation/record";
import type { AnswerInput, AnswerState } from "#lib/domain/evaluation/types";
import { SpendCapReached } from "#lib/domain/plans/spend";
import { correctionNotes } from "#lib/domain/results/corrections";
import { spendLimits } from "#lib/vendors/spend-limits";
import { scoreAttempt } from "./evaluate-attempt/score.ts";
import { withTranscripts } from "./evaluate-attempt/transcribe.ts";

function stateOf(answer: AnswerToEvaluate): AnswerState {
  if (answer.kind === "text") return answer.text.trim() === "" ? "no_answer" : "answered";
  if (answer.media === null) return "no_answer";
  switch (answer.transcriptState) {
    case "done":
      return "answered";
    case "no_speech":
      return "no_speech";
    case "failed":
      return "unreadable";
    default:
      return "no_speech_to_text";
  }
}

function toInput(answer: AnswerToEvaluate): AnswerInput {
  const state = stateOf(answer);
  return {
    questionId: answer.questionId,
    questionText: answer.questionText,
    text: state === "answered" ? answer.text : "",
    state,
    segments: answer.segments,
    seconds: answer.media?.seconds ?? null,
  };
}

/**
 * Transcribes, scores and records one attempt that is open to its company. Running again for the same job records
 * nothing twice. If the candidate asked for people only, it neither transcribes nor scores; if the month's budget
 * is used up, it waits.
 * @throws AppError vendor_failed if a service fails; then nothing is recorded
 */
export async function evaluateAttempt(
  service: ServiceDb,
  { jobId, attemptId }: { jobId: string; attemptId: string },
): Promise<void> {
  const found = await readAttemptToEvaluate(service, attemptId);
  if (!found?.open) return;
  if (!found.aiAllowed) return setEvaluationState(service, attemptId, "declined");
  await setEvaluationState(service, attemptId, "running");
  try {
    await evaluate(service, jobId, found);
  } catch (error) {
    if (!(error instanceof SpendCapReached)) throw error;
    await pauseEvaluation(service, attemptId);
  }
}

async function evaluate(
  service: ServiceDb,
  jobId: string,
  found: AttemptToEvaluate,
): Promise<void> {
  const meter = meterFor(service, found, spendLimits());
  const attempt = await withTranscripts(service, found, meter);
  const { evaluation, provenance, answeredBy } = await scoreAttempt(
    {
      language: attempt.language,
      names: knownNames(attempt.candidateName, attempt.candidateEmail),
      asked: attempt.asked,
      notAsked: attempt.notAsked,
      answers: attempt.answers.map(toInput),
    },
    meter,
  );
  const notes = [...evaluation.notes, ...correctionNotes(attempt.answers)];
  await recordEvaluation(service, jobId, found.id, {
    ...recordOf({ ...evaluation, notes }, provenance, attempt.answers),
    answered_by: answeredBy,
  });
}
