import type { FactKind } from "#lib/domain/evaluation/statements/facts";
import { speaksOfProtected } from "#lib/domain/evaluation/statements/protected";
import { FACT_LIMIT } from "#lib/domain/evaluation/statements/statement";
import { fold, foldWithOffsets } from "#lib/domain/text/fold";
import { numbersSaid } from "#lib/domain/text/numbers-said";
import { SENTENCE_END } from "../sentences.ts";
import { type Clause, clausesOf } from "./clauses.ts";
import { LISTED, NAMES_OF_WORK, type Place, placesIn, type Read, trimmed } from "./places.ts";
import { type Speech, words } from "./speech.ts";
import { ENGLISH_SPEECH } from "./speech-en.ts";
import { SPANISH_SPEECH } from "./speech-es.ts";
import { JOBS, ROLES, WORK } from "./terms.ts";

/** A fact as it was said: `value` is a slice of `quote`, which is a slice of the answer. */
type FoundFact = { kind: FactKind; value: string; quote: string };

const workedIn = ({ works, does, is, between, apart }: Speech) =>
  words(
    `(?:${works})(?: (?!(?:${between}) )[^ ]+){0,4}? (?:${WORK})|(?:${does})(?: (?!(?:${between}) )[^ ]+){0,4}? (?:${JOBS})|(?:${does})(?: (?!(?:${between}|${apart}) )[^ ]+){0,2}? (?:${WORK})|(?:${is})(?: (?!(?:${between}|${apart}) )[^ ]+){0,2}? (?:${ROLES})(?!')`,
  );
const readBy = (speech: Speech) => ({
  speech,
  worked: workedIn(speech),
  beside: words(`(?:${speech.beside})(?:${JOBS}|compan(?:y|ia)|agency|agencia|empresa|cuadrilla)`),
});
const LANGUAGES: Readonly<Record<string, ReturnType<typeof readBy>>> = {
  en: readBy(ENGLISH_SPEECH),
  es: readBy(SPANISH_SPEECH),
};

/** A part of a place that nobody names, and a hedge: 'worked the desk', 'do the kitchen', 'ayudante nomás'. */
const VAGUE =
  /^\p{L}+ (?:the|my|la|el|los|las|mi) \p{L}+(?: \p{L}+)?$| (?:nomas|a (?:little|bit)|kinda|un poco)$/u;

/** Characters of what anybody says in one breath, and of a quote. */
const LONGEST = 2000;
const QUOTE_LIMIT = 200;

/** Whether a slice cuts no number in two: 'ninety seven' is no seven. */
const isWhole = (sentence: string, { start, end }: Place) =>
  numbersSaid(sentence).every(
    (number) =>
      !(number.start < start && start < number.end) && !(number.start < end && end < number.end),
  );

type Span = { start: number; end: number };

/**
 * The sentence of a value, or its clauses alone where that is long or can't be shown. Nothing where they can't either, or
 * end in the air: without its last word, 'three years caring for my [family]' tells the same.
 */
function quoteOf({ text, speech }: Read, place: Place, clauses: readonly Span[]): string | null {
  const own = clauses.filter(({ start, end }) => start < place.end && place.start < end);
  const alone = text.slice(own[0]?.start, own.at(-1)?.end);
  const isFit = (quote: string) => !quote.includes("[") && !speaksOfProtected(quote);
  if (!isFit(alone)) return null;
  if (text.length <= QUOTE_LIMIT && isFit(text)) return text.trim();
  const last = fold(alone).replaceAll(",", " ").trim().split(/\s/u).at(-1);
  const isCut = speech.dangling.test(last ?? "");
  return isCut || alone.length > QUOTE_LIMIT ? null : alone.trim();
}

/** Whether one value leaves another its place: a tool may stand in a sentence on time or work. */
const excludes = (one: Place, other: Place) =>
  one.start < other.end &&
  other.start < one.end &&
  !(one.kind === "tool" && LARGE.includes(other.kind));

/** What the words behind it may take back. */
const HELD: readonly FactKind[] = ["license", "certificate", "car", "tool"];

/** The order in which values are taken. */
const LARGE: readonly FactKind[] = ["time_on_the_job", "people_led", "work"];
const rank = ({ kind }: Place) =>
  kind === "work" ? 1 : kind === "tool" ? 2 : kind === "time_on_the_job" ? -1 : 0;

/** Values of one list are one, as long as there is room. */
function joined(places: readonly Place[], folded: string): Place[] {
  const lists: Place[] = [];
  for (const place of places) {
    const last = lists.findLast(({ kind }) => kind === place.kind);
    const isListed =
      last &&
      ["tool", "certificate"].includes(place.kind) &&
      place.end - last.start <= FACT_LIMIT &&
      last.end <= place.start &&
      LISTED.test(folded.slice(last.end, place.start));
    if (isListed) last.end = place.end;
    else lists.push({ ...place });
  }
  return lists;
}

function factsIn(clauses: readonly Clause[], read: Read): FoundFact[] {
  const { text, folded, speech } = read;
  const after = (next?: Clause) =>
    next ? folded.slice(next.start, next.end).trim() : fold(read.next);
  const { from, to } = foldWithOffsets(text);
  // What a mask begins is the rest of the clause before it.
  const spans = clauses.map(({ start, end }, at) => {
    const next = /^[^,] \[/u.test(folded.slice(end - 1)) ? clauses[at + 1] : null;
    return { start: from[start] ?? 0, end: to[(next?.end ?? end) - 1] ?? text.length };
  });
  const taken: Place[] = [];
  const places = clauses.flatMap((clause, at) => {
    const found = clause.isOwn ? placesIn(clause, clauses.slice(0, at), read) : [];
    const isTakenBack = speech.takesBack.test(after(clauses[at + 1]));
    return found.filter(({ kind }) => !(isTakenBack && HELD.includes(kind)));
  });
  return joined(places, folded)
    .toSorted((a, b) => rank(a) - rank(b))
    .flatMap((found) => {
      const place = trimmed(found, read);
      const said = folded.slice(place.start, place.end);
      const isVague = VAGUE.test(said) || !NAMES_OF_WORK.test(said);
      if (place.kind === "work" && isVague) return [];
      const real = { ...place, start: from[place.start] ?? 0, end: to[place.end - 1] ?? 0 };
      const value = text.slice(real.start, real.end);
      if (value === "" || value.length > FACT_LIMIT || value.includes("[")) return [];
      if (taken.some((other) => excludes(place, other)) || !isWhole(text, real)) return [];
      const quote = quoteOf(read, real, spans);
      if (quote === null) return [];
      taken.push(place);
      return [{ kind: place.kind, value, quote }];
    });
}

/** 'Él limpió' is 'el limpio' without accents: what tells the two apart stays. */
const thirdPerson = (text: string) =>
  text
    .replace(/ó(?!\p{L})/gu, "0")
    .replace(
      /(?<!\p{L})[ée]l(?= (?:sí|si|ya|era|fue|es|me|le|lo)\s)|(?<!\p{L})él(?!\p{L})/giu,
      "e1",
    );

/**
 * What sentences in English or Spanish say of the person's own work, clause by clause. What is not sure is left out, and
 * nothing is read in other languages.
 */
export function findFacts(
  sentences: readonly string[],
  { language, question }: { language: string | null; question: string },
): FoundFact[] {
  const reads = LANGUAGES[language ?? ""];
  if (!reads) return [];
  let isSelf = true;
  const whole = sentences.flatMap((one) => one.split(SENTENCE_END));
  return whole.flatMap((sentence, at) => {
    if (sentence.length > LONGEST || sentence.endsWith("?")) return [];
    const folded = foldWithOffsets(language === "es" ? thirdPerson(sentence) : sentence).text;
    const clauses = clausesOf(folded, reads.speech, isSelf);
    isSelf = /[.!?]["')]?$/u.test(sentence) || clauses.at(-1)?.isSelf !== false;
    const next = whole[at + 1] ?? "";
    const read = { text: sentence, folded, next: next.length > LONGEST ? "" : next, question };
    return factsIn(clauses, { ...read, ...reads });
  });
}
