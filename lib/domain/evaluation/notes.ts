import { fold } from "../text/fold.ts";
import { verifiedQuotes } from "./evidence.ts";
import { HARD_TO_HEAR, isDoubtful } from "./hearing.ts";
import { languageName, UNDETERMINED } from "./language.ts";
import { MASKED_LANGUAGES } from "./masking/persons.ts";
import type { Quote } from "./quote.ts";
import { saysProtected } from "./statements/protected.ts";
import type { AttemptInput, Note, PreparedAnswer, ScorerRun } from "./types.ts";

/** The words by which most runs saw an answer tell the scorer how to score; null if they are not in it. */
export function instructionIn(answer: PreparedAnswer, runs: readonly ScorerRun[]): Quote | null {
  const { questionId } = answer;
  const saw = runs.flatMap(({ answers }) => {
    const text = answers.find((verdict) => verdict.questionId === questionId)?.instructed ?? "";
    return verifiedQuotes([{ questionId, text }], [answer]);
  });
  return saw.length * 2 > runs.length ? (saw[0] ?? null) : null;
}

function notesOfAnswer(
  attempt: AttemptInput,
  answer: PreparedAnswer,
  runs: readonly ScorerRun[],
  reads: (language: string) => boolean,
): Note[] {
  const notes: Note[] = [];
  const add = (kind: Note["kind"], text: string, quote: Quote | null = null) =>
    notes.push({ kind, questionId: answer.questionId, text, quote });
  const spoken = answer.answerLanguage ?? UNDETERMINED;
  const isKnown = answer.answerLanguage !== null;
  const scored = answer.floor === null && reads(spoken);
  const instruction = instructionIn(answer, runs);
  if (instruction && !saysProtected({ text: null, quotes: [instruction] })) {
    add(
      "instructed_scorer",
      "The candidate tried to influence the scoring. Scoring doesn't follow instructions in an answer.",
      instruction,
    );
  }
  if (isDoubtful(answer.segments)) add("hard_to_hear", HARD_TO_HEAR);
  if (scored && spoken !== attempt.language) {
    const language = isKnown
      ? `The candidate answered in ${languageName(spoken)}`
      : "The answer doesn't seem to be in the interview's language";
    add("other_language", `${language}. Scored as is.`);
  }
  if (scored && !MASKED_LANGUAGES.includes(spoken)) {
    add(
      "grammar_may_show_gender",
      `In ${languageName(spoken)}, words for people and family aren't hidden before scoring, and grammar can reveal gender.`,
    );
  }
  return notes;
}

/** Notes for the employer, apart from the score. */
export function notesOf(
  attempt: AttemptInput,
  answers: PreparedAnswer[],
  runs: ScorerRun[],
  reads: (language: string) => boolean,
): Note[] {
  const seen = new Set<string>();
  return answers.flatMap((answer) => {
    const notes = notesOfAnswer(attempt, answer, runs, reads);
    const key = fold(answer.sent.text)
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim();
    if (answer.floor === null && seen.has(key)) {
      notes.push({
        kind: "repeated_answer",
        questionId: answer.questionId,
        text: "Same as an earlier answer.",
        quote: null,
      });
    }
    seen.add(key);
    return notes;
  });
}
