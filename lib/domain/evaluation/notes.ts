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
      "Tried to instruct the scorer. That part got no credit and took none away.",
    );
  }
  if (scored && spoken !== attempt.language) {
    const language = told
      ? `Answered in ${languageName(spoken)}`
      : "It seems to be answered in another language than the interview's";
    add("other_language", `${language}; scored as it stands.`);
  }
  if (scored && !GENDER_MASKED.includes(spoken)) {
    add(
      "grammar_may_show_gender",
      `In ${languageName(spoken)}, grammar may have shown the scorer a gender, and names of other people may have stayed.`,
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
          text: "The scorer saw an attempt to instruct it in the answers. That part was to get no credit and to take none away.",
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
        text: "The same answer was given to an earlier question; it counts once.",
      });
    }
    seen.add(key);
    return notes;
  });
  return [...ofAnswers, ...seenByRuns(runs, ofAnswers)];
}
