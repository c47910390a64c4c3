import type { ClaimedQuote } from "#lib/domain/evaluation/quote";
import type { ClaimedStatement } from "#lib/domain/evaluation/statements/statement";
import { fold } from "#lib/domain/text/fold";
import { type ReadAnswer, strength, wordsAsked } from "./answer.ts";
import { findFacts } from "./facts/find.ts";
import { refuses } from "./refusal.ts";
import type { Told, ToldAnswer } from "./told.ts";

/** Sentences of the summary, each of another answer. */
const MOST_CHOSEN = 2;
/** Facts of one kind, so that five programs don't hide the start date. */
const MOST_OF_A_KIND = 3;

/** Beside 'in', 'of' and numbers, which are said in several ways. */
const WORD = /(?<!\p{L})(?!(?:the|and|for|una|los|las|del|con|por)(?!\p{L}))\p{L}{3,}/gu;
/** What a sentence is worth that says how long, where or over whom somebody worked. */
const OF_A_JOB = 8;
const OF_A_JOB_KINDS: readonly string[] = ["time_on_the_job", "work", "people_led"];

/** How much a sentence tells of the work asked about; null if it says nothing of any work. */
function worthOf({ reading, isJob }: Told, question: string): number | null {
  const { did, does, said, work, claims, amounts } = reading;
  const about = wordsAsked(question, reading);
  const tellsNothing = did + does + said === 0 || work + about === 0;
  if (!isJob && (tellsNothing || (claims > 1 && did === 0))) return null;
  const tells = strength(reading) + Math.min(amounts, 2) + Math.min(work, 3) + Math.min(about, 2);
  return tells - claims + (isJob ? OF_A_JOB : 0);
}

/** The quotes of facts that say how long, where or over whom. */
export const jobsOf = (facts: readonly ClaimedStatement[]): ClaimedQuote[] =>
  facts.filter(({ fact }) => OF_A_JOB_KINDS.includes(fact ?? "")).flatMap(({ quotes }) => quotes);

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

type Chosen = ClaimedQuote & { worth: number; isPlan: boolean };

/** What was done, by how much it tells; a plan only if there is nothing else. */
function best(found: readonly Chosen[]): Chosen[] {
  const sorted = found.toSorted((a, b) => b.worth - a.worth);
  const done = sorted.filter(({ isPlan: isSo }) => !isSo);
  return done.length > 0 ? done : sorted.slice(0, 1);
}

/** The sentences of different answers that tell most. */
function summaryOf(told: readonly ToldAnswer[], jobs: readonly ClaimedQuote[]) {
  const each = told.flatMap(({ answer: { questionId, questionText }, readings, tell }) => {
    const said = readings.map(tell).flatMap((one): Chosen[] => {
      const worth = worthOf(one, questionText);
      const isFit = one.isOwn && one.isShown && one.isShort && !one.text.includes("[");
      return worth === null || !isFit ? [] : [{ ...one, worth }];
    });
    // Where the sentence about them can't be shown.
    const clauses = jobs
      .filter((job) => job.questionId === questionId)
      .map((job) => ({ ...job, worth: OF_A_JOB, isPlan: false }));
    return best([...said, ...clauses]).slice(0, 1);
  });
  return best(each)
    .slice(0, MOST_CHOSEN)
    .map(({ questionId, text }) => statement("summary", questionId, text));
}

/** The facts of all answers, none twice: 'in nail salon 5 year' is in 'work in nail salon five year'. */
export function factsOf(read: readonly ReadAnswer[]): ClaimedStatement[] {
  const counts = new Map<string, string[][]>();
  return read
    .flatMap(({ answer: { questionId, answerLanguage, questionText }, sentences }) =>
      findFacts(sentences, { language: answerLanguage, question: questionText }).map((fact) => ({
        questionId,
        ...fact,
      })),
    )
    .filter(({ kind, value }) => {
      const said = fold(value).match(WORD) ?? [value];
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
  told: readonly ToldAnswer[],
  facts: readonly ClaimedStatement[],
): ClaimedStatement[] {
  const refused = (kind: ClaimedStatement["kind"]) =>
    told.flatMap(({ answer: { questionId }, sentences }) =>
      sentences.filter(refuses).map((sentence) => statement(kind, questionId, sentence)),
    );
  return [
    ...summaryOf(told, jobsOf(facts)),
    ...facts,
    ...refused("to_check"),
    ...refused("concern"),
  ];
}
