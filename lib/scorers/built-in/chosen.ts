import type { ClaimedStatement } from "#lib/domain/evaluation/statements/statement";
import type { PreparedAnswer } from "#lib/domain/evaluation/types";
import { fold } from "#lib/domain/text/fold";
import { type ReadAnswer, strength } from "./answer.ts";
import { findFacts } from "./facts/find.ts";
import type { Reading } from "./reading.ts";
import { refuses } from "./refusal.ts";
import { FEWEST_WORDS, isHypothetical, isToSomebody, type Showable } from "./showable.ts";

/** Sentences of the summary, each of another answer. */
const MOST_CHOSEN = 2;
/** Words of a sentence that one reads at a glance, at most. */
const MOST_WORDS = 45;
/** Facts of one kind, so that five programs don't hide the start date. */
const MOST_OF_A_KIND = 3;

const LONG_WORD = /\p{L}{5,}/gu;
/** Where a long breath was cut: half a sentence is chosen only if an answer has no whole one. */
const OF_A_FRAGMENT = 8;
const FRAGMENT = /^(?:and|but|so|then|or|y|pero|entonces|luego)(?!\p{L})/u;
/** What a sentence is worth that says how long, where or over whom somebody worked. */
const OF_A_JOB = 6;
const OF_A_JOB_KINDS: readonly string[] = ["time_on_the_job", "work", "people_led"];

/** How much a sentence tells of the work asked about; null if it says nothing of any work. */
function worthOf(reading: Reading, asked: ReadonlySet<string>, ofAJob: boolean): number | null {
  const { text, folded, words, did, does, said, work, claims } = reading;
  if (words < FEWEST_WORDS || words > MOST_WORDS || text.includes("[")) return null;
  const about = new Set((folded.match(LONG_WORD) ?? []).filter((word) => asked.has(word))).size;
  const tellsNothing = did + does + said === 0 || work + about === 0;
  if (!ofAJob && (tellsNothing || (claims > 1 && did === 0))) return null;
  const costs = [isHypothetical, isToSomebody].filter((isSo) => isSo(reading));
  const begins = FRAGMENT.test(folded) ? OF_A_FRAGMENT : 0;
  const job = ofAJob ? OF_A_JOB : 0;
  return (
    strength(reading) +
    Math.min(reading.amounts, 2) +
    Math.min(work, 3) +
    Math.min(about, 2) +
    job -
    claims -
    begins -
    2 * costs.length
  );
}

type Basis = { answers: readonly PreparedAnswer[]; isShowable: Showable };

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

type Chosen = { questionId: string; worth: number; text: string };

/** The sentences of different answers that tell most. */
function summaryOf(
  read: readonly ReadAnswer[],
  { answers, isShowable, facts }: Basis & { facts: readonly ClaimedStatement[] },
): ClaimedStatement[] {
  const ofAJob = facts
    .filter(({ fact }) => OF_A_JOB_KINDS.includes(fact ?? ""))
    .flatMap(({ quotes }) => quotes.map(({ text }) => text));
  const isOfAJob = (sentence: string) =>
    ofAJob.some((quote) => sentence.includes(quote) || quote.includes(sentence));
  const best = read.flatMap(({ questionId, readings }): Chosen[] => {
    const question = answers.find((one) => one.questionId === questionId)?.questionText ?? "";
    const asked = new Set(fold(question).match(LONG_WORD));
    const [first] = readings
      .flatMap((reading): Chosen[] => {
        const { text } = reading;
        const worth = worthOf(reading, asked, isOfAJob(text));
        return worth === null ? [] : [{ questionId, worth, text }];
      })
      .toSorted((a, b) => b.worth - a.worth)
      .filter(isShowable);
    return first ? [first] : [];
  });
  return best
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, MOST_CHOSEN)
    .map(({ questionId, text }) => statement("summary", questionId, text));
}

function factsOf(
  read: readonly ReadAnswer[],
  answers: readonly PreparedAnswer[],
): ClaimedStatement[] {
  const counts = new Map<string, string[]>();
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
      const before = counts.get(kind) ?? [];
      const isNew = !before.some((other) => other.includes(fold(value)));
      if (isNew) counts.set(kind, [...before, fold(value)]);
      return isNew && before.length < MOST_OF_A_KIND;
    })
    .map(({ questionId, kind, value, quote }) => ({
      ...statement("fact", questionId, quote),
      fact: kind,
      text: value,
    }));
}

/** What an owner reads before a call: chosen from the answers, nothing of it written. */
export function chosenFrom(read: readonly ReadAnswer[], basis: Basis): ClaimedStatement[] {
  const refused = read.flatMap(({ questionId, sentences }) =>
    sentences.filter(refuses).map((sentence) => ({ questionId, sentence })),
  );
  const facts = factsOf(read, basis.answers);
  return [
    ...summaryOf(read, { ...basis, facts }),
    ...facts,
    ...(["to_check", "concern"] as const).flatMap((kind) =>
      refused.map(({ questionId, sentence }) => statement(kind, questionId, sentence)),
    ),
  ];
}
