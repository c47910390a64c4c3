import { listed, NO_QUOTE } from "../evaluation/compose.ts";
import type { Quote } from "./quote.ts";
import type {
  AnswerView,
  EvaluationNote,
  EvaluationVersion,
  EvaluationView,
  MetricView,
} from "./result-detail.ts";
import { EVALUATION_RETRY, hasMetrics, type NewerFailed } from "./results.ts";

/** If no answer could be read, nothing is sent to anyone. */
const NONE_ASKED = "Nothing was scored";

type Ran = Pick<EvaluationVersion, "scorer" | "runs" | "gave">;

/** Who made a version, and in how many runs if there were several. */
export function ranBy({ scorer, runs, gave }: Ran): string {
  if (runs === 0) return NONE_ASKED;
  const silent = gave !== undefined && gave < runs ? `, ${gave} of which gave a score` : "";
  return runs === 1 ? `${scorer}${silent}` : `${scorer} · ${runs} runs${silent}`;
}

/** 'Scored by the built-in rubric (…), the median of 3 runs': how the scorer names itself, on screen and on paper. */
export function scoredBy({ outcome, scorer, runs, gave = runs }: EvaluationView): string {
  if (runs === 0) return NONE_ASKED;
  const who = hasMetrics({ outcome }) ? "Scored by" : "Read by";
  if (runs === 1) return `${who} ${scorer}`;
  if (gave === 0) return `${who} ${scorer} in ${runs} runs, none of which gave a score`;
  return `${who} ${scorer}, the median of ${gave < runs ? `the ${gave} of ${runs} runs that gave a score` : `${runs} runs`}`;
}

/** A metric's reason, with the range of its runs' numbers if they differ. */
export function withRuns(reason: string, range: readonly [number, number] | null): string {
  if (range === null || range[0] === range[1]) return reason;
  return `${reason} Scores ranged from ${range[0]} to ${range[1]} across runs.`.trim();
}

/** A metric's reason, and that no quote stands under it if all are hidden; a newer version says so itself. */
export function withHidden(reason: string, isHidden: boolean): string {
  return isHidden && !reason.startsWith(NO_QUOTE) ? `${reason} ${NO_QUOTE}.`.trim() : reason;
}

/** Beside the metrics: a number may count more than the quotes show. */
export const WHOLE_ANSWERS = "Scores come from whole answers. The quotes are examples.";

/** What the scorer said if a person's numbers stand in its place. */
export function scorerSaid(scorerRating: number | null): string {
  return scorerRating === null
    ? "There was no automatic rating"
    : `The automatic rating was ${scorerRating.toFixed(1)}`;
}

/** 'Set by a person: 10.0 · automatic score: 7.0': beside every metric that a person adjusted. */
export function setByAPerson(score: number | null, scorerScore: number | null): string {
  const shown = (value: number | null) => (value === null ? "not assessed" : value.toFixed(1));
  return `Set by a person: ${shown(score)} · automatic score: ${shown(scorerScore)}`;
}

/** How a scorer's reason begins if there is no number; the bar above it says so already. */
const NO_NUMBER = /^Not assessed: (.)/;

/** A metric's reason, and whose it is if the number above it is a person's. */
export function scorersReason(override: MetricView["override"], reason: string): string {
  if (override && reason !== "") return `Reason for the automatic score: ${reason}`;
  return reason.replace(NO_NUMBER, (_, first: string) => first.toUpperCase());
}

/** Of the scorer's summary and points, if a person set a number. */
export const WITHOUT_ADJUSTMENT =
  "This summary is based on the automatic scores, not the adjusted ones. Strengths and weaknesses leave out adjusted metrics.";

const NEWER_FAILED = {
  trying_again: "is being retried",
  will_retry: `will be retried ${EVALUATION_RETRY.words}`,
  given_up: "won't be retried automatically",
  paused: "waits until the 1st of next month: this month's AI budget is used up",
} as const satisfies Record<NewerFailed, string>;

/** What became of the newer evaluation, as a heading after an article. */
export function newerOutcome(how: NewerFailed): string {
  return how === "paused" ? "newer evaluation is paused" : "newer evaluation failed";
}

/** What stands above a version that a newer evaluation was to replace. */
export function newerFailedNote(how: NewerFailed, { version, at }: EvaluationView): string {
  const shown = `This is version ${version} from ${at}.`;
  return `${shown} The newer one ${NEWER_FAILED[how]}.`;
}

type NoteGroup = {
  key: string;
  questions: string;
  text: string;
  quotes: Quote[];
  warning: boolean;
};

/** Said in every list, and on the call sheet, beside whoever's answers did so, and above their words. */
export const INSTRUCTED = "Tried to influence the scoring";

/** The words in which answers were noticed to tell the scorer how to score. */
export function instructionsIn(evaluation: Pick<EvaluationView, "notes"> | null): Quote[] {
  const notes = evaluation?.notes.filter(({ kind }) => kind === "instructed_scorer") ?? [];
  return notes.flatMap(({ quote }) => quote ?? []);
}

/** Notes that don't affect the score: one line for one message, with the questions that it is about. */
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
    quotes: group.flatMap(({ quote }) => quote ?? []),
    warning: group[0]?.kind === "instructed_scorer",
  }));
}

function questionsLabel(numbers: number[]): string {
  if (numbers.length === 0) return "";
  const list = listed(numbers.map(String));
  return numbers.length === 1 ? `Question ${list}:` : `Questions ${list}:`;
}
