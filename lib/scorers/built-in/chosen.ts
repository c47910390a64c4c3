import type { ClaimedQuote } from "#lib/domain/evaluation/quote";
import type { ClaimedStatement } from "#lib/domain/evaluation/statements/statement";
import type { PreparedAnswer } from "#lib/domain/evaluation/types";
import { countWords } from "#lib/domain/evaluation/words";
import { fold } from "#lib/domain/text/fold";
import { type ReadAnswer, strength } from "./answer.ts";
import { findFacts } from "./facts/find.ts";
import type { Reading } from "./reading.ts";
import { refuses } from "./refusal.ts";
import { isPlan } from "./scenario.ts";
import { sentenceAround } from "./sentences.ts";
import { FEWEST_WORDS, hidesNoJob, isOfOneself, isToSomebody, type Showable } from "./showable.ts";

/** Sentences of the summary, each of another answer. */
const MOST_CHOSEN = 2;
/** Words of a sentence that one reads at a glance, at most. */
const MOST_WORDS = 45;
/** Facts of one kind, so that five programs don't hide the start date. */
const MOST_OF_A_KIND = 3;

const LONG_WORD = /\p{L}{5,}/gu;
/** Beside 'in', 'of' and numbers, which are said in several ways. */
const WORD = /\p{L}{3,}/gu;
/** What a sentence is worth that says how long, where or over whom somebody worked. */
const OF_A_JOB = 6;
const OF_A_JOB_KINDS: readonly string[] = ["time_on_the_job", "work", "people_led"];

/** How much a sentence tells of the work asked about; null if it says nothing of any work. */
function worthOf(reading: Reading, asked: ReadonlySet<string>, ofAJob: boolean): number | null {
  const { folded, did, does, said, work, claims, amounts } = reading;
  const about = new Set((folded.match(LONG_WORD) ?? []).filter((word) => asked.has(word))).size;
  const tellsNothing = did + does + said === 0 || work + about === 0;
  if (!ofAJob && (tellsNothing || (claims > 1 && did === 0))) return null;
  const tells = strength(reading) + Math.min(amounts, 2) + Math.min(work, 3) + Math.min(about, 2);
  return tells - claims + (ofAJob ? OF_A_JOB : 0);
}

/** What everything chosen stands on. `jobs` are the quotes of facts that say how long, where or over whom. */
export type Basis = {
  answers: readonly PreparedAnswer[];
  isShowable: Showable;
  jobs: readonly ClaimedQuote[];
};

export const jobsOf = (facts: readonly ClaimedStatement[]): ClaimedQuote[] =>
  facts.filter(({ fact }) => OF_A_JOB_KINDS.includes(fact ?? "")).flatMap(({ quotes }) => quotes);

export const isOfAJob = (sentence: string, jobs: readonly ClaimedQuote[]): boolean =>
  jobs.some(({ text }) => sentence.includes(text) || text.includes(sentence));

const statement = (
  kind: ClaimedStatement["kind"],
  questionId: string,
  quote: string,
): ClaimedStatement => ({
  kind,
  metric: null,
  fact: null,
  text: null,
  quotes: [{ questionId, text: quote }],
});

/** Whether one reads a sentence at a glance. */
export function isAtAGlance(sentence: string): boolean {
  const words = countWords(sentence);
  return words >= FEWEST_WORDS && words <= MOST_WORDS;
}

type Chosen = { questionId: string; worth: number; isPlan: boolean; text: string };

/** What was done, by how much it tells; a plan only if there is nothing else. */
function best(found: readonly Chosen[]): Chosen[] {
  const sorted = found.toSorted((a, b) => b.worth - a.worth);
  const done = sorted.filter(({ isPlan: isSo }) => !isSo);
  return done.length > 0 ? done : sorted.slice(0, 1);
}

/** The sentences of different answers that tell most. */
function summaryOf(
  read: readonly ReadAnswer[],
  { answers, isShowable, jobs }: Basis,
): ClaimedStatement[] {
  const isFit = (quote: ClaimedQuote) =>
    isAtAGlance(quote.text) && !quote.text.includes("[") && isShowable(quote);
  const each = read.flatMap(({ questionId, readings }): Chosen[] => {
    const answer = answers.find((one) => one.questionId === questionId);
    if (!answer) return [];
    const { questionText, answerLanguage, sent } = answer;
    const asked = new Set(fold(questionText).match(LONG_WORD));
    const said = readings.flatMap((reading): Chosen[] => {
      const { text } = reading;
      const ofAJob = isOfAJob(text, jobs);
      const worth = worthOf(reading, asked, ofAJob);
      const isOwn = ofAJob || answerLanguage !== "en" || isOfOneself(reading);
      const isOfNoJob = !ofAJob && (hidesNoJob(text, sent.text) || isToSomebody(reading));
      if (worth === null || !isOwn || isOfNoJob || text.includes("[")) return [];
      const shown = sentenceAround(text, sent.text, (one) => isFit({ questionId, text: one }));
      return [{ questionId, worth, isPlan: isPlan(reading, questionText), text: shown }];
    });
    // Where the sentence about them can't be shown.
    const clauses = jobs
      .filter((job) => job.questionId === questionId)
      .map(({ text }) => ({ questionId, worth: OF_A_JOB, isPlan: false, text }));
    return best([...said, ...clauses].filter(isFit)).slice(0, 1);
  });
  return best(each)
    .slice(0, MOST_CHOSEN)
    .map(({ questionId, text }) => statement("summary", questionId, text));
}

/** The facts of all answers, none twice: 'in nail salon 5 year' is in 'work in nail salon five year'. */
export function factsOf(
  read: readonly ReadAnswer[],
  answers: readonly PreparedAnswer[],
): ClaimedStatement[] {
  const counts = new Map<string, string[][]>();
  return read
    .flatMap(({ questionId, sentences }) => {
      const answer = answers.find((one) => one.questionId === questionId);
      if (!answer) return [];
      const facts = findFacts(sentences, {
        language: answer.answerLanguage,
        question: answer.questionText,
      });
      return facts.map((fact) => ({ questionId, ...fact }));
    })
    .filter(({ kind, value }) => {
      const said = fold(value).match(WORD) ?? [];
      const before = counts.get(kind) ?? [];
      const alike = OF_A_JOB_KINDS.includes(kind) ? OF_A_JOB_KINDS : [kind];
      const isTold = alike
        .flatMap((one) => counts.get(one) ?? [])
        .some((other) => said.every((word) => other.includes(word)));
      if (isTold || before.length === MOST_OF_A_KIND) return false;
      counts.set(kind, [...before, said]);
      return true;
    })
    .map(({ questionId, kind, value, quote }) => ({
      ...statement("fact", questionId, quote),
      fact: kind,
      text: value,
    }));
}

/** What an owner reads before a call: chosen from the answers, nothing of it written. */
export function chosenFrom(
  read: readonly ReadAnswer[],
  { facts, ...basis }: Basis & { facts: readonly ClaimedStatement[] },
): ClaimedStatement[] {
  const refused = read.flatMap(({ questionId, sentences }) =>
    sentences.filter(refuses).map((sentence) => ({ questionId, sentence })),
  );
  return [
    ...summaryOf(read, basis),
    ...facts,
    ...(["to_check", "concern"] as const).flatMap((kind) =>
      refused.map(({ questionId, sentence }) => statement(kind, questionId, sentence)),
    ),
  ];
}
