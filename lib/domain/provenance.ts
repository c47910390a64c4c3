import type {
  AnswerView,
  EvaluationNote,
  EvaluationVersion,
  EvaluationView,
} from "./result-detail.ts";

/** Where no answer could be read, nothing is sent to anyone. */
const NONE_ASKED = "No scorer was asked";

type Ran = Pick<EvaluationVersion, "scorer" | "runs" | "gave">;

/** Who made a version, in how many runs. */
export function ranBy({ scorer, runs, gave }: Ran): string {
  if (runs === 0) return NONE_ASKED;
  const silent = gave !== undefined && gave < runs ? `, ${gave} of which gave a score` : "";
  return `${scorer} · ${runs === 1 ? "1 run" : `${runs} runs`}${silent}`;
}

/** 'Scored by the built-in rubric (…), the median of 3 runs': how the scorer names itself, on screen and on paper. */
export function scoredBy({ outcome, scorer, runs, gave = runs }: EvaluationView): string {
  if (runs === 0) return NONE_ASKED;
  const who = outcome === "scored" ? "Scored by" : "Read by";
  if (runs === 1) return `${who} ${scorer}`;
  if (gave === 0) return `${who} ${scorer} in ${runs} runs, none of which gave a score`;
  return `${who} ${scorer}, the median of ${gave < runs ? `the ${gave} of ${runs} runs that gave a score` : `${runs} runs`}`;
}

/** A metric's reason, with what its runs gave where they were apart. */
export function withRuns(reason: string, range: readonly [number, number] | null): string {
  if (range === null || range[0] === range[1]) return reason;
  return `${reason} The runs gave it from ${range[0]} to ${range[1]}.`.trim();
}

export const A_PERSON_DECIDES = "Scores advise; a person decides.";

/** What the scorer said where a person's numbers stand in its place. */
export function scorerSaid(scorerRating: number | null): string {
  return scorerRating === null
    ? "The scorer gave no rating"
    : `The scorer said ${scorerRating.toFixed(1)}`;
}

/** What the scorer said of one metric that a person adjusted. */
export function scorerSaidOf(score: number | null): string {
  return `The scorer said: ${score === null ? "not assessed" : `${score} of 10`}`;
}

export type NoteGroup = { key: string; questions: string; text: string; warning: boolean };

/** Notes apart from the score: one line for one message, with the questions that it is about. */
export function noteGroups(
  notes: readonly EvaluationNote[],
  answers: readonly AnswerView[],
): NoteGroup[] {
  const groups = Map.groupBy(notes, (note) => `${note.kind} ${note.text}`);
  return [...groups].map(([key, group]) => ({
    key,
    questions: questionsLabel(
      answers
        .filter((answer) => group.some((note) => note.questionId === answer.questionId))
        .map((answer) => answer.number),
    ),
    text: group[0]?.text ?? "",
    warning: group[0]?.kind === "instructed_scorer",
  }));
}

function questionsLabel(numbers: number[]): string {
  if (numbers.length === 0) return "";
  const list = new Intl.ListFormat("en-US", { type: "conjunction" }).format(numbers.map(String));
  return numbers.length === 1 ? `Question ${list}.` : `Questions ${list}.`;
}
