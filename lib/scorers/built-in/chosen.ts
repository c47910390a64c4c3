import { METRICS } from "#lib/domain/evaluation/metrics";
import type { ClaimedQuote } from "#lib/domain/evaluation/quote";
import type { FactKind } from "#lib/domain/evaluation/statements/facts";
import { speaksOfProtected } from "#lib/domain/evaluation/statements/protected";
import type { ClaimedStatement, StatementKind } from "#lib/domain/evaluation/statements/statement";
import { fold } from "#lib/domain/text/fold";
import { type ReadAnswer, strength } from "./answer.ts";
import { findFacts } from "./facts/find.ts";
import { lacks, refuses } from "./refusal.ts";
import { serves } from "./serves.ts";
import { overlap, type Told, type ToldAnswer } from "./told.ts";

/** Facts of one kind, so that five programs don't hide the start date. */
const MOST_OF_A_KIND = 3;

/** Beside 'in', 'of' and numbers, which are said in several ways. */
const WORD = /(?<!\p{L})(?!(?:the|and|for|una|los|las|del|con|por)(?!\p{L}))\p{L}{3,}/gu;
/** What a sentence is worth that says how long, where or over whom somebody worked. */
const OF_A_JOB = 9;
const OF_A_JOB_KINDS: readonly FactKind[] = ["time_on_the_job", "work", "people_led"];

/** What opens with somebody else, or with a case, tells of the person's work at its end only. */
const OPENS_ELSEWHERE = /^(?:when|while|if|after|once|my \p{L}+ \p{L}+ed|cuando|si) /iu;

const TAKES_BACK = /, (?:but|though|although|pero|aunque) /iu;

/** Whether a sentence tells of the person's own work that was done, and may open what is said of them. */
const tellsOfWork = (one: Told) =>
  one.isOwn &&
  one.isShown &&
  !one.isPlan &&
  !/\[(?!person)/u.test(one.text) &&
  ((one.reading.did > 0 && one.reading.work > 0) || METRICS.some((metric) => serves(metric, one)));

/** The quotes of facts that say how long, where or over whom somebody worked. */
export const jobsOf = (facts: readonly ClaimedStatement[]): ClaimedQuote[] =>
  facts
    .filter(({ fact }) => fact !== null && OF_A_JOB_KINDS.includes(fact))
    .flatMap(({ quotes }) => quotes);

const statement = (kind: StatementKind, questionId: string, quote: string): ClaimedStatement => ({
  kind,
  metric: null,
  fact: null,
  text: null,
  quotes: [{ questionId, text: quote }],
});

/** The sentences that tell most of work done, sooner those of different answers. */
function summaryOf(told: readonly ToldAnswer[], facts: readonly ClaimedStatement[]) {
  const rated = told.filter(({ notAssessed }) => notAssessed === null);
  const said = rated.flatMap(({ answer: { questionId }, told: all }) => [
    ...all.filter(tellsOfWork).map((one) => ({
      ...one,
      worth: strength(one.reading) + one.reading.work + (one.isJob ? OF_A_JOB : 0),
    })),
    // Where the sentence about a job can't be shown.
    ...jobsOf(facts)
      .filter((job) => job.questionId === questionId)
      .map((job) => ({ ...job, worth: OF_A_JOB })),
  ]);
  const sorted = said
    .filter(({ text }) => !OPENS_ELSEWHERE.test(text))
    .toSorted((a, b) => b.worth - a.worth);
  const [first] = sorted;
  const others = sorted.filter((one) => first && !overlap(one, first));
  const second = others.find(({ questionId }) => questionId !== first?.questionId) ?? others[0];
  return [first, second].flatMap((one) =>
    one ? statement("summary", one.questionId, one.text) : [],
  );
}

const CAR =
  /^(?:tengo )?(?:mi |un )?(?:car|carro|coche|carrito|vehiculo)(?<own> propi[oa])?(?!\p{L})/u;
const LICENSE = /^(?:tengo )?(?:mi |una |la )?licen[sc](?:e|ia)(?: de (?:manejar|conducir))?$/u;
const TO_DRIVE =
  /(?<!\p{L})licencia (?:de|para) (?:manejar|conducir)(?! (?:[^ ]+ )?(?:montacargas|maquin\p{L}+|equipo|gruas?|tractor\p{L}*)(?!\p{L}))/u;
/** Of no trade that is named behind it: 'licencia para aplicar pesticidas'. */
const OF_NO_TRADE = /(?<!\p{L})licen[sc](?:e|ia)(?=$|[^\p{L} ]| (?:y|and|pero|but) )/u;
const DRIVES =
  /(?<!\p{L})(?:cars?|carro|coche|truck|troca|driv\p{L}+|manej(?:o|aba|ar|ando)(?=$|[^\p{L} ]| (?:a cualquier|a donde|a tod|hasta|diario|bien|todos los dias)))(?!\p{L})/u;

/** A car or license as the employer reads it behind its label: 'Car: yes', not 'Car: carro'. */
function inEnglish(kind: FactKind, value: string, quote: string): string {
  if (kind === "license" && LICENSE.test(fold(value))) {
    const said = fold(quote);
    const isToDrive = TO_DRIVE.test(said) || (OF_NO_TRADE.test(said) && DRIVES.test(said));
    return isToDrive ? "driver's license" : "yes";
  }
  const bare = kind === "car" ? CAR.exec(fold(value)) : null;
  if (!bare) return value;
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
  const isFit = (part: string) => !part.includes("[family]") && !speaksOfProtected(part);
  // The clause alone where its sentence can't be shown, unless the rest takes something of it back.
  const clauses = (one: string) => (TAKES_BACK.test(one) ? [one] : [one, ...one.split(", ")]);
  const said = (kind: StatementKind, which: (part: string) => boolean) =>
    told.flatMap(({ answer: { questionId }, sentences }) =>
      sentences
        .flatMap((one) => clauses(one).find((part) => which(part) && isFit(part)) ?? [])
        .map((part) => statement(kind, questionId, part)),
    );
  const toCheck = said("to_check", (sentence) => refuses(sentence) || lacks(sentence));
  return [...summaryOf(told, facts), ...facts, ...toCheck, ...said("concern", refuses)];
}
