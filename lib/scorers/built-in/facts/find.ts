import type { FactKind } from "#lib/domain/evaluation/statements/facts";
import { speaksOfProtected } from "#lib/domain/evaluation/statements/protected";
import { FACT_LIMIT } from "#lib/domain/evaluation/statements/statement";
import { foldWithOffsets } from "#lib/domain/text/fold";
import { numbersSaid } from "#lib/domain/text/numbers-said";
import type { FactPatterns } from "./patterns.ts";
import { FACTS_EN } from "./patterns-en.ts";
import { FACTS_ES } from "./patterns-es.ts";
import { CERTIFICATES, LICENSES, TOOLS } from "./terms.ts";

/** A fact as it was said: `value` is a slice of `quote`, which is a sentence of the answer. */
export type FoundFact = { kind: FactKind; value: string; quote: string };

const PATTERNS: Readonly<Record<string, FactPatterns>> = { en: FACTS_EN, es: FACTS_ES };

const CLAUSES =
  /[,;:—–()]\s?|\s(?=(?:but|because|so that|and before that|and then|pero|porque|y después|y despues|y luego|y antes)\s)/u;
/** What ends no phrase. */
const TRAILING =
  /(?: (?:a|an|the|of|in|at|and|or|with|for|to|as|my|i|we|on|that|each|some|la|el|los|las|de|en|un|una|con|y|por|para|que|mi))+$/iu;
/** Characters of what anybody says in one breath. */
const LONGEST = 2000;
const MASK = /\[/;
const BEHIND_A_MASK = /(?<=\][.!?])\s/u;
const COMMON =
  /^(?:teams|word|square|toast|opera|epic|weave|slack|zoom|micros|aloha|asana|clover)$/u;

type Place = { kind: FactKind; start: number; end: number };

/** Whether the person says it of themselves: the last who acts before it is not somebody else. */
function isOwn(sentence: string, { kind, start, end }: Place, { subjects }: FactPatterns): boolean {
  const last = [...sentence.slice(0, start).matchAll(subjects)].at(-1);
  const named = /\p{Lu}\p{Ll}+ (?:was|is|has|had|did|worked|works|drove|ran|led)? ?$/u.test(
    sentence.slice(1, start),
  );
  const within = [...sentence.slice(start, end).matchAll(subjects)];
  const isOther = (match: RegExpExecArray) => match[1] === undefined;
  return !named && (kind === "people_led" || !within.some(isOther)) && !(last && isOther(last));
}

/** Whether a slice cuts no number in two: 'ninety seven' is no seven. */
const isWhole = (sentence: string, { start, end }: Place) =>
  numbersSaid(sentence).every(
    (number) =>
      !(number.start < start && start < number.end) && !(number.start < end && end < number.end),
  );

/** What stands between two terms of one list. */
const LISTED = /^,?\s?(?:(?:and|or|y|e|o)\s)?(?:(?:an?|the|my|la|el|las|los|un|una)\s)?$/u;

/** Where terms of the trades stand in a text; those of one list are one. */
function termsIn(
  text: string,
  terms: RegExp,
  isTerm: (said: string) => boolean = () => true,
): { start: number; end: number }[] {
  const folded = foldWithOffsets(text);
  const found = [...folded.text.matchAll(terms)]
    .map(({ 0: term, index }) => ({
      start: folded.from[index] ?? 0,
      end: folded.to[index + term.length - 1] ?? 0,
    }))
    .filter(({ start, end }) => isTerm(text.slice(start, end)));
  const lists: { start: number; end: number }[] = [];
  for (const term of found) {
    const list = lists.at(-1);
    const isListed =
      list && LISTED.test(text.slice(list.end, term.start)) && term.end - list.start <= FACT_LIMIT;
    if (isListed) list.end = term.end;
    else lists.push(term);
  }
  return lists;
}

/** A word of every day, as 'teams', is a name with its capital only. */
const isNamed = (text: string) => !COMMON.test(text);

type Clause = { text: string; at: number };

function clausesOf(sentence: string): Clause[] {
  const clauses: Clause[] = [];
  let at = 0;
  for (const text of sentence.split(CLAUSES)) {
    at = sentence.indexOf(text, at);
    clauses.push({ text, at });
    at += text.length;
  }
  return clauses;
}

function said({ text, at }: Clause, patterns: FactPatterns["facts"]): Place[] {
  return patterns.flatMap((pattern) => {
    const match = pattern.said.exec(text);
    if (match === null) return [];
    const value = match[0].trimEnd().replace(TRAILING, "");
    return [{ kind: pattern.kind, start: at + match.index, end: at + match.index + value.length }];
  });
}

/** What somebody holds: a license they have, a certificate by its name or beside a word for one. */
function held({ text, at }: Clause, { holds, papers }: FactPatterns): Place[] {
  const isHeld = ({ start }: { start: number }) => holds.test(text.slice(0, start));
  const isPaper = ({ start, end }: { start: number; end: number }) =>
    papers.test(text) ||
    (/^\p{Lu}{3}|^ServSafe/u.test(text.slice(start, end)) && isHeld({ start }));
  const placed = (kind: FactKind) => (term: { start: number; end: number }) => ({
    kind,
    start: at + term.start,
    end: at + term.end,
  });
  return [
    ...termsIn(text, LICENSES).filter(isHeld).map(placed("license")),
    ...termsIn(text, CERTIFICATES).filter(isPaper).map(placed("certificate")),
  ];
}

/** The order in which places are taken: what says less gives way. */
const LAST: readonly FactKind[] = ["work", "tool"];

function placesIn(sentence: string, question: string, patterns: FactPatterns): Place[] {
  const { facts, not, uses, asksForTools, asksForLanguages } = patterns;
  const asked = facts.filter(({ kind }) => kind !== "language" || asksForLanguages.test(question));
  const clauses = clausesOf(sentence).filter(({ text }) => !not.test(text));
  const isForTools = asksForTools.test(question);
  const tools =
    not.test(sentence) || !(isForTools || uses.test(sentence))
      ? []
      : termsIn(sentence, TOOLS, isForTools ? undefined : isNamed);
  const places = [
    ...(not.test(sentence)
      ? []
      : said(
          { text: sentence, at: 0 },
          asked.filter(({ whole }) => whole),
        )),
    ...clauses.flatMap((clause) =>
      said(
        clause,
        asked.filter(({ whole }) => !whole),
      ),
    ),
    ...clauses.flatMap((clause) => held(clause, patterns)),
    ...tools.map((tool) => ({ kind: "tool" as const, ...tool })),
  ];
  return places.toSorted((a, b) => LAST.indexOf(a.kind) - LAST.indexOf(b.kind));
}

const overlaps = (one: Place, other: Place) => one.start < other.end && other.start < one.end;

/** Whether a value counts what its kind counts. */
function counts(kind: FactKind, value: string): boolean {
  return kind !== "people_led" || numbersSaid(value).some((number) => number.value > 1);
}

function factsIn(sentence: string, question: string, patterns: FactPatterns): FoundFact[] {
  const taken: Place[] = [];
  return placesIn(sentence, question, patterns).flatMap((place) => {
    const { kind, start, end } = place;
    const value = sentence.slice(start, end);
    const gives = (other: Place) => other.kind === kind || LAST.includes(kind);
    if (taken.some((other) => gives(other) && overlaps(other, place))) return [];
    if (value === "" || value.length > FACT_LIMIT || MASK.test(value)) return [];
    if (!counts(kind, value) || !isOwn(sentence, place, patterns) || !isWhole(sentence, place))
      return [];
    taken.push(place);
    return [{ kind, value, quote: sentence }];
  });
}

/**
 * What sentences in English or Spanish say of the person's own work, by short patterns. What is not sure is left out, and
 * nothing is read in other languages.
 */
export function findFacts(
  sentences: readonly string[],
  { language, question }: { language: string | null; question: string },
): FoundFact[] {
  const patterns = PATTERNS[language ?? ""];
  if (!patterns) return [];
  return sentences
    .flatMap((sentence) => sentence.split(BEHIND_A_MASK))
    .filter((sentence) => sentence.length <= LONGEST && !sentence.endsWith("?"))
    .filter((sentence) => !speaksOfProtected(sentence))
    .flatMap((sentence) => factsIn(sentence, question, patterns));
}
