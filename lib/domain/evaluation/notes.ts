import { fold } from "./fold.ts";
import { languageName, UNDETERMINED } from "./language.ts";
import type { AttemptInput, Note, PreparedAnswer, ScorerRun } from "./types.ts";

const GENDER_MASKED: readonly string[] = ["en", "es"];

function notesOfAnswer(
  attempt: AttemptInput,
  answer: PreparedAnswer,
  reads: (language: string) => boolean,
): Note[] {
  const notes: Note[] = [];
  const add = (kind: Note["kind"], text: string) =>
    notes.push({ kind, questionId: answer.questionId, text });
  const spoken = answer.answerLanguage ?? UNDETERMINED;
  const told = answer.answerLanguage !== null;
  const scored = answer.floor === null && reads(spoken);
  if (answer.noCredit.some(({ order }) => order)) {
    add(
      "instructed_scorer",
      "The candidate tried to tell the scorer how to score. Those words didn't raise or lower the score.",
    );
  }
  if (scored && spoken !== attempt.language) {
    const language = told
      ? `The candidate answered in ${languageName(spoken)}`
      : "The answer doesn't seem to be in the interview's language";
    add("other_language", `${language}. It was scored as is.`);
  }
  if (scored && !GENDER_MASKED.includes(spoken)) {
    add(
      "grammar_may_show_gender",
      `In ${languageName(spoken)}, grammar can reveal gender, and some names of other people may not have been hidden from the scorer.`,
    );
  }
  return notes;
}

/** What most runs saw; what was noted of an answer already isn't said again. */
function seenByRuns(runs: ScorerRun[], notes: Note[]): Note[] {
  const most = runs.filter(({ instructed }) => instructed).length * 2 > runs.length;
  return most && !notes.some(({ kind }) => kind === "instructed_scorer")
    ? [
        {
          kind: "instructed_scorer",
          questionId: null,
          text: "The scorer noticed an attempt to tell it how to score. It was told not to let that raise or lower the score.",
        },
      ]
    : [];
}

/** Notes for the employer, apart from the score. */
export function notesOf(
  attempt: AttemptInput,
  answers: PreparedAnswer[],
  runs: ScorerRun[],
  reads: (language: string) => boolean,
): Note[] {
  const seen = new Set<string>();
  const ofAnswers = answers.flatMap((answer) => {
    const notes = notesOfAnswer(attempt, answer, reads);
    const key = fold(answer.sent.text)
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim();
    if (answer.floor === null && seen.has(key)) {
      notes.push({
        kind: "repeated_answer",
        questionId: answer.questionId,
        text: "This answer is the same as an earlier one, so it was scored only once.",
      });
    }
    seen.add(key);
    return notes;
  });
  return [...ofAnswers, ...seenByRuns(runs, ofAnswers)];
}
