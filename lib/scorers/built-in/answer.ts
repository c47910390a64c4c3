import { METRIC_WEIGHTS, METRICS, type Metric } from "#lib/domain/evaluation/metrics";
import { NOTHING_COUNTED } from "#lib/domain/evaluation/silences";
import type { PreparedAnswer } from "#lib/domain/evaluation/types";
import { fold } from "#lib/domain/text/fold";
import { codeIn, instructionOf, withoutCode, withoutInstructions } from "./injection.ts";
import { levelOf } from "./level.ts";
import { type Reading, readSentence, tells } from "./reading.ts";
import { sentencesOf } from "./sentences.ts";
import type { Words } from "./words.ts";
import { ENGLISH } from "./words-en.ts";
import { SPANISH } from "./words-es.ts";

export const WORDS: Readonly<Record<string, Words>> = { en: ENGLISH, es: SPANISH };
export const READS: readonly string[] = Object.keys(WORDS);

/** What an answer of claims alone is worth. */
const CLAIMS_ONLY = 2.5;
/** How far a metric with more evidence than the others stands above them, for each sentence, and at most. */
const APART = 0.3;
const MOST_APART = 0.9;

/** One answer as the rubric sees it: a score and sentences for each metric that it shows. */
export type ReadAnswer = {
  answer: PreparedAnswer;
  notAssessed: string | null;
  instructed: string | null;
  /** What it says beside orders to the scorer and questions. */
  sentences: string[];
  /** What those hold that were not said before; none if they tell of no work. */
  readings: Reading[];
  shown: Map<Metric, { score: number; evidence: Reading[] }>;
};

export const strength = ({ did, does, said, amounts, results, times }: Reading) =>
  2 * did + does + said + amounts + results + 0.5 * times;

const LONG_WORD = /\p{L}{5,}/gu;

/** Whether an answer speaks of work at all, or of what was asked. */
function isAboutWork(readings: readonly Reading[], question: string): boolean {
  const asked = new Set(fold(question).match(LONG_WORD));
  return readings.some(
    ({ work, folded }) => work > 0 || folded.match(LONG_WORD)?.some((word) => asked.has(word)),
  );
}

/** The sentences that a metric stands on, the strongest first. What speaks of no metric shows experience. */
function evidenceFor(metric: Metric, readings: readonly Reading[]): Reading[] {
  return readings
    .filter(({ cues }) => {
      const best = Math.max(...METRICS.map((other) => cues[other]));
      return best === 0 ? metric === "experience" : cues[metric] > 0 && cues[metric] >= best - 1;
    })
    .toSorted((a, b) => strength(b) - strength(a));
}

function shownBy(readings: readonly Reading[], level: number): ReadAnswer["shown"] {
  const found = METRICS.map((metric) => ({
    metric,
    evidence: evidenceFor(metric, readings),
  })).filter(({ evidence }) => evidence.length > 0);
  const weight = found.reduce((sum, { metric }) => sum + METRIC_WEIGHTS[metric], 0);
  const mean =
    found.reduce((sum, { metric, evidence }) => sum + METRIC_WEIGHTS[metric] * evidence.length, 0) /
    weight;
  return new Map(
    found.map(({ metric, evidence }) => {
      const apart = APART * (evidence.length - mean);
      const score = level + Math.min(Math.max(apart, -MOST_APART), MOST_APART);
      return [metric, { score: Math.min(Math.max(score, 1), 9.5), evidence }];
    }),
  );
}

/** Reads an answer in English or Spanish. `seen` holds the sentences of the answers before it, which count once. */
export function readAnswer(answer: PreparedAnswer, seen: Set<string>): ReadAnswer {
  const { questionText, answerLanguage, sent } = answer;
  const words = WORDS[answerLanguage ?? ""];
  const sentences = withoutCode(sent.text).flatMap(sentencesOf);
  const instructed = instructionOf([...codeIn(sent.text), ...sentences]);
  const left = sentences.flatMap(withoutInstructions);
  const said = left.filter((sentence) => !sentence.endsWith("?"));
  const as = (rest: Partial<ReadAnswer>): ReadAnswer => ({
    answer,
    notAssessed: null,
    instructed,
    sentences: said,
    readings: [],
    shown: new Map(),
    ...rest,
  });
  if (!words) return as({ notAssessed: "this language can't be scored automatically" });
  if (left.length === 0) return as({ notAssessed: "the answer only says how to score it" });
  const readings = said
    .map((sentence) => readSentence(sentence, words))
    .filter(({ folded }) => !seen.has(folded) && seen.add(folded));
  const telling = readings.filter(tells);
  if (telling.some(({ did, does, said: reported }) => did + does + reported > 0)) {
    return as({ readings, shown: shownBy(telling, levelOf(telling)) });
  }
  const claims = readings.filter((reading) => reading.claims > 0 || tells(reading));
  if (claims.length === 0 || !isAboutWork(readings, questionText))
    return as({ notAssessed: NOTHING_COUNTED });
  return as({ shown: shownBy(claims, CLAIMS_ONLY) });
}
