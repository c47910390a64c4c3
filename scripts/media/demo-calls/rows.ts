import { conclude, scorable } from "#lib/domain/evaluation/conclude";
import { otherThanEnglish } from "#lib/domain/evaluation/language";
import { prepareAttempt } from "#lib/domain/evaluation/prepare";
import { transcriptOf } from "#lib/domain/evaluation/transcript";
import type { AnswerInput, AttemptInput, Evaluation } from "#lib/domain/evaluation/types";
import { fitOf } from "#lib/domain/results/hours-to-ask";
import { toAvailability } from "#lib/domain/room/availability";
import { hoursInWords } from "#lib/domain/room/hours";
import type { DemoCall } from "#lib/domain/site/demo-calls";
import { DEFAULT_LANGUAGE } from "#lib/domain/text/languages";
import { builtIn } from "#lib/scorers/built-in/index";
import { weekOf } from "#local/demo/attempts";
import { type DemoCandidate, demoCandidates } from "#local/demo/candidates";
import { type DemoInterview, demoInterviews } from "#local/demo/interviews";
import { demoTranscripts } from "#local/demo/transcripts";

/** The interview whose people said their first answer, in two languages. */
const SLUG = "night-lead";
const SHOWN = 3;

/** A row of the call sheet, and the seconds of its sentence in the recording that it was said in. */
export type CutCall = DemoCall & { from: number; to: number };

/**
 * The best rated of one of the demo's interviews, as the product rates them without a model: best first, the newest first
 * among equals.
 */
export async function demoCallRows(): Promise<CutCall[]> {
  const interview = demoInterviews.find(({ slug }) => slug === SLUG);
  if (!interview) throw new Error(`The demo has no interview ${SLUG}.`);
  const rows: CutCall[] = [];
  for (const [at, person] of demoCandidates[SLUG].entries()) {
    const row = await rowOf(person, interview, weekOf(at, interview.shift));
    // They are in the order they came in.
    if (row) rows.unshift(row);
  }
  return rows.toSorted((one, other) => other.rating - one.rating).slice(0, SHOWN);
}

/** Null of whoever is decided on, has no rating, or no sentence of whom can be heard. */
async function rowOf(
  { name, phone, language, answers, status }: DemoCandidate,
  { title, questions, shift, mustHaves }: DemoInterview,
  grid: string | null,
): Promise<CutCall | null> {
  const [first] = answers;
  if (status !== undefined || !first || !("clip" in first)) return null;
  const given = answers.map((answer, at) => answerInput(answer, at, questions[at]?.text ?? ""));
  const { general, statements } = await scored({
    language,
    names: [name],
    asked: [...mustHaves],
    notAsked: [],
    answers: given.filter(({ text }) => text !== ""),
  });
  const said = statements.find(({ kind }) => kind === "summary")?.quotes[0];
  const piece = given[0]?.segments.find(
    ({ charStart, charEnd }) => said && charStart <= said.charStart && said.charStart < charEnd,
  );
  if (general === null || !said || said.questionId !== "0" || !piece) return null;
  const week = toAvailability(grid);
  return {
    name,
    phone,
    interview: title,
    rating: general,
    quote: said.text,
    language: otherThanEnglish(said.text, DEFAULT_LANGUAGE),
    hours: hoursInWords(week),
    fit: fitOf(week, toAvailability(shift), mustHaves),
    clip: first.clip,
    from: piece.start,
    to: piece.end,
  };
}

async function scored(attempt: AttemptInput): Promise<Evaluation> {
  const answers = prepareAttempt(attempt);
  const runs = [await builtIn.run(scorable(answers, builtIn.reads))];
  return conclude(attempt, answers, runs, builtIn.reads);
}

type Given = DemoCandidate["answers"][number];

function answerInput(given: Given, at: number, questionText: string): AnswerInput {
  const base = { questionId: String(at), questionText, seconds: null, state: "answered" as const };
  if ("text" in given) return { ...base, text: given.text, segments: [] };
  const spoken = Object.values(demoTranscripts).find(({ clip }) => clip === given.clip);
  const known = (spoken?.segments ?? []).map((segment) => ({ ...segment, confidence: 1 }));
  return { ...base, ...transcriptOf({ text: spoken?.text ?? "", segments: known }, "") };
}
