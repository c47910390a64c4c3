import { fold } from "./fold.ts";
import { languageName } from "./language.ts";
import type { AttemptInput, Note, PreparedAnswer } from "./types.ts";

const GENDER_MASKED: readonly (string | null)[] = ["en", "es", null];

function notesOfAnswer(
  attempt: AttemptInput,
  answer: PreparedAnswer,
  reads: (language: string) => boolean,
): Note[] {
  const notes: Note[] = [];
  const add = (kind: Note["kind"], text: string) =>
    notes.push({ kind, questionId: answer.questionId, text });
  const spoken = answer.answerLanguage;
  if (answer.noCredit.some(({ order }) => order)) {
    add(
      "instructed_scorer",
      "Tried to instruct the scorer. That part got no credit and took none away.",
    );
  }
  if (answer.floor === null && spoken !== null && spoken !== attempt.language && reads(spoken)) {
    add("other_language", `Answered in ${languageName(spoken)}; scored as it stands.`);
  }
  if (answer.floor === null && reads(spoken ?? "en") && !GENDER_MASKED.includes(spoken)) {
    add(
      "grammar_may_show_gender",
      `In ${languageName(spoken ?? "")}, grammar may have shown the scorer a gender.`,
    );
  }
  return notes;
}

/** Notes for the employer, apart from the score. */
export function notesOf(
  attempt: AttemptInput,
  answers: PreparedAnswer[],
  reads: (language: string) => boolean,
): Note[] {
  const seen = new Set<string>();
  return answers.flatMap((answer) => {
    const notes = notesOfAnswer(attempt, answer, reads);
    const key = fold(answer.sent.text)
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim();
    if (answer.floor === null && seen.has(key)) {
      notes.push({
        kind: "repeated_answer",
        questionId: answer.questionId,
        text: "The same answer was given to an earlier question; it counts once.",
      });
    }
    seen.add(key);
    return notes;
  });
}
