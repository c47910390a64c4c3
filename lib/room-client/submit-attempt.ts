import type { RoomQuestion } from "#lib/domain/room/room";
import { pendingTake } from "./answered.ts";
import { type Answers, type AnswersAction, takesElsewhere } from "./attempt-state.ts";
import { type Opened, refreshAnswers } from "./open-attempt.ts";
import { RoomFault, type RoomTransport } from "./transport.ts";

/** When it was submitted, or null and the questions whose answers are shown anew. */
export type Submission = { submittedAt: string | null; changed: string[] };

/** The take or the version of the text that this page shows as the answer, per question id. */
function shownVersions(
  answers: Answers,
  questions: readonly RoomQuestion[],
  { drafts, versions }: Pick<Opened, "drafts" | "versions">,
): Map<string, string> {
  const shown = new Map(versions);
  for (const question of questions) {
    const waiting = pendingTake(answers, question)?.id ?? drafts.waiting(question.id);
    if (waiting !== undefined) shown.set(question.id, waiting);
  }
  return shown;
}

/**
 * Submits what this page shows, or nothing: if the server has another version, or another device a newer take, that is
 * shown first. Rejects if the server could not be asked or refuses.
 */
export async function submitAttempt(
  transport: RoomTransport,
  opened: Opened,
  answers: Answers,
  questions: readonly RoomQuestion[],
  tell: (happened: AnswersAction) => void,
): Promise<Submission> {
  await opened.drafts.flush();
  const shown = shownVersions(answers, questions, opened);
  const look = async () => {
    const state = await transport.load();
    const asked = new Set(questions.map(({ id }) => id));
    const changed = state.answers.filter(
      ({ questionId, version }) => asked.has(questionId) && shown.get(questionId) !== version,
    );
    refreshAnswers(state, opened, tell);
    return {
      changed: changed.map(({ questionId }) => questionId),
      elsewhere: takesElsewhere(answers, state.waiting).size > 0,
    };
  };
  const seen = await look().catch((fault: unknown) => {
    // Whoever reads for half an hour and then submits knows what they read.
    if (fault instanceof RoomFault && fault.reason === "session_idle") return null;
    throw fault;
  });
  if (seen && (seen.changed.length > 0 || seen.elsewhere)) {
    return { submittedAt: null, changed: seen.changed };
  }
  try {
    return { submittedAt: await transport.submit(Object.fromEntries(shown)), changed: [] };
  } catch (fault) {
    if (!(fault instanceof RoomFault) || fault.reason !== "answers_changed") throw fault;
    return { submittedAt: null, changed: (await look()).changed };
  }
}
