import { METRICS } from "#lib/domain/evaluation/metrics";
import type { ClaimedQuote } from "#lib/domain/evaluation/quote";
import type { FactKind } from "#lib/domain/evaluation/statements/facts";
import type { ClaimedStatement } from "#lib/domain/evaluation/statements/statement";
import { fold } from "#lib/domain/text/fold";
import { type ReadAnswer, strength } from "./answer.ts";
import { findFacts } from "./facts/find.ts";
import { refuses } from "./refusal.ts";
import { serves } from "./serves.ts";
import { isAtAGlance, type Told, type ToldAnswer } from "./told.ts";

/** Sentences of the summary, each of another answer. */
const MOST_CHOSEN = 2;
/** Facts of one kind, so that five programs don't hide the start date. */
const MOST_OF_A_KIND = 3;

/** Beside 'in', 'of' and numbers, which are said in several ways. */
const WORD = /(?<!\p{L})(?!(?:the|and|for|una|los|las|del|con|por)(?!\p{L}))\p{L}{3,}/gu;
/** What a sentence is worth that says how long, where or over whom somebody worked. */
const OF_A_JOB = 9;
const OF_A_JOB_KINDS: readonly FactKind[] = ["time_on_the_job", "work", "people_led"];
const OF_TOOLS_KINDS: readonly FactKind[] = ["tool", "certificate"];

/** How much a sentence tells; null if it shows nothing of any work. */
function worthOf(one: Told): number | null {
  const { did, does, work, claims } = one.reading;
  const isOfWork = did + does > 0 && work > 0 && claims < 2;
  if (!isOfWork && !METRICS.some((metric) => serves(metric, one))) return null;
  return strength(one.reading) + (one.isJob ? OF_A_JOB : 0);
}

const quotesOf = (kinds: readonly FactKind[], facts: readonly ClaimedStatement[]) =>
  facts.filter(({ fact }) => fact !== null && kinds.includes(fact)).flatMap(({ quotes }) => quotes);

/** The quotes of facts that say how long, where or over whom; whom somebody trained is no job by itself. */
export const jobsOf = (facts: readonly ClaimedStatement[]): ClaimedQuote[] =>
  quotesOf(
    OF_A_JOB_KINDS,
    facts.filter(({ text }) => !text?.startsWith("train")),
  );

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
function summaryOf(told: readonly ToldAnswer[], facts: readonly ClaimedStatement[]) {
  // Where the sentence about a job can't be shown, and what somebody works with, if an answer tells nothing else.
  const clauses = [
    ...jobsOf(facts).map((job) => ({ ...job, worth: OF_A_JOB, isPlan: false })),
    ...quotesOf(OF_TOOLS_KINDS, facts)
      .filter(({ text }) => isAtAGlance(text))
      .map((tools) => ({ ...tools, worth: 0, isPlan: false })),
  ];
  const rated = told.filter(({ notAssessed }) => notAssessed === null);
  const each = rated.flatMap(({ answer: { questionId }, told: all }) => {
    const said = all.flatMap((one): Chosen[] => {
      const worth = worthOf(one);
      const isFit = one.isOwn && one.isShown && !one.text.includes("[");
      return worth === null || !isFit ? [] : [{ ...one, worth }];
    });
    const own = clauses.filter((clause) => clause.questionId === questionId);
    return best([...said, ...own]).slice(0, 1);
  });
  return best(each)
    .slice(0, MOST_CHOSEN)
    .map(({ questionId, text }) => statement("summary", questionId, text));
}

const BARE =
  /^(?:tengo )?(?:mi |un )?(?:licen[sc](?:e|ia)$|(?:car|carro|coche|carrito|vehiculo)(?<own> propi[oa])?)(?!\p{L})/u;
const DRIVES = /(?<!\p{L})(?:cars?|carro|coche|truck|troca|driv\p{L}+|manej\p{L}+)(?!\p{L})/u;

/** A car or license as the employer reads it behind its label: 'Car: yes', not 'Car: carro'. */
function inEnglish(kind: FactKind, value: string, quote: string): string {
  const bare = kind === "car" || kind === "license" ? BARE.exec(fold(value)) : null;
  if (!bare) return value;
  if (kind === "license" && DRIVES.test(fold(quote))) return "driver's license";
  const against = value.slice(bare[0].length).replace(/^ /u, ", ");
  return `${bare.groups?.own ? "own car" : "yes"}${against}`;
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
      text: inEnglish(kind, value, quote),
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
  return [...summaryOf(told, facts), ...facts, ...refused("to_check"), ...refused("concern")];
}
