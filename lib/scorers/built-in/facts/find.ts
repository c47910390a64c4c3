import type { FactKind } from "#lib/domain/evaluation/statements/facts";
import { speaksOfProtected } from "#lib/domain/evaluation/statements/protected";
import { FACT_LIMIT } from "#lib/domain/evaluation/statements/statement";
import { foldWithOffsets } from "#lib/domain/text/fold";
import { numbersSaid } from "#lib/domain/text/numbers-said";
import { type Clause, clausesOf } from "./clauses.ts";
import { type Speech, words } from "./speech.ts";
import { ENGLISH_SPEECH } from "./speech-en.ts";
import { SPANISH_SPEECH } from "./speech-es.ts";
import { CERTIFICATES, LICENSES, NAMED_CERTIFICATES, TOOLS, WORK } from "./terms.ts";

/** A fact as it was said: `value` is a slice of `quote`, which is a slice of the answer. */
export type FoundFact = { kind: FactKind; value: string; quote: string };

const LANGUAGES: Readonly<Record<string, Speech>> = { en: ENGLISH_SPEECH, es: SPANISH_SPEECH };
const NAMES_OF_WORK = words(WORK);
const workedIn = ({ works, between }: Speech) =>
  words(`(?:${works})(?: (?!(?:${between}) )[^ ]+){0,4}? (?:${WORK})`);
const WORKED: Readonly<Record<string, RegExp>> = {
  en: workedIn(ENGLISH_SPEECH),
  es: workedIn(SPANISH_SPEECH),
};

/** Characters of what anybody says in one breath, and of a quote. */
const LONGEST = 2000;
const QUOTE_LIMIT = 200;
/** Where a value may begin that would be too long. */
const closest = new RegExp(`(?<=^|\\s)(?=[^]{0,${FACT_LIMIT}}$)`, "u");
const MASK = /\[/;
/** Words of every day, which are a name with their capital only. */
const COMMON =
  /^(?:teams|pos|word|square|toast|opera|epic|weave|slack|zoom|micros|aloha|asana|clover)$/u;

/** What makes a paper of a thing: a forklift is none. */
const PAPER = /certif|cards?(?!\p{L})|permi|licen|signed off|tarjeta|curso/u;

/** Time of what was said before. */
const THAT = /(?<!\p{L})(?:did|done|eso) (?:that|this|it|fue)(?!\p{L})/u;

/** What takes something from hours behind them. */
const LESS = /^,? ?(?:just |but |pero )?(?:not|except|unless|menos|no los)(?!\p{L})/u;

type Place = { kind: FactKind; start: number; end: number };

type Read = { text: string; folded: string; question: string; speech: Speech; worked: RegExp };

/** A span without the words at its ends that say nothing, at most as long as a value. */
function trimmed({ kind, start, end }: Place, { folded, speech }: Read): Place {
  const from = start + (speech.leading.exec(folded.slice(start, end))?.[0].length ?? 0);
  if (kind === "license" || kind === "certificate") return { kind, start, end };
  let to = end;
  if (to - from > FACT_LIMIT) to = folded.lastIndexOf(" ", from + FACT_LIMIT);
  for (;;) {
    const said = folded.slice(from, to).replace(/[\s,.;:!?]+$/u, "");
    const last = said.slice(said.lastIndexOf(" ") + 1);
    to = from + said.length;
    if (!speech.dangling.test(last) || last === said || last.includes("'")) break;
    to -= last.length;
  }
  return { kind, start: from, end: to };
}

/** How long somebody worked, with the work: in the clause itself, or in those before it of the same subject. */
function timesIn(clause: Clause, before: readonly Clause[], read: Read): Place[] {
  const { folded, speech } = read;
  const text = folded.slice(clause.start, clause.until);
  const time = speech.time.exec(text);
  if (!time) return [];
  const end = clause.start + time.index + time[0].length;
  const isWork = (said: string) => speech.atWork.test(said) || NAMES_OF_WORK.test(said);
  const isJob = (said: string) =>
    speech.atWork.test(said) || read.worked.test(said) || said.search(NAMES_OF_WORK) === 0;
  const row = before.find(({ isOwn, start, until, end: whole }) => {
    const said = folded.slice(start, clause.start);
    const isNear = start >= clause.since && end - start <= FACT_LIMIT && until === whole;
    return (
      isOwn &&
      isNear &&
      isJob(folded.slice(start, until)) &&
      !/[.!?]/u.test(said) &&
      !speech.time.test(said)
    );
  });
  const opens = speech.atWork.test(text) ? clause : (row ?? (isWork(text) ? clause : null));
  if (!opens || (THAT.test(text) && before.some(({ isOwn }) => !isOwn))) return [];
  const { start } = trimmed({ kind: "time_on_the_job", start: opens.start, end }, read);
  const from = start + Math.max(0, folded.slice(start, end).search(closest));
  if (end - from > FACT_LIMIT) return [];
  return [
    {
      kind: "time_on_the_job",
      start: from,
      end: clause.until - from <= FACT_LIMIT ? clause.until : end,
    },
  ];
}

/** Names of a list in a clause. */
function named(kind: FactKind, clause: Clause, terms: RegExp, { folded, text }: Read): Place[] {
  return [...folded.slice(clause.start, clause.until).matchAll(terms)]
    .map(({ 0: term, index }) => ({
      kind,
      start: clause.start + index,
      end: clause.start + index + term.length,
    }))
    .filter(({ start, end }) => kind !== "tool" || !COMMON.test(text.slice(start, end)));
}

/** What a clause says of hours, word by word. */
function hoursIn(clause: Clause, { folded, speech }: Read): Place[] {
  const opening = speech.hours.exec(folded.slice(clause.start, clause.until));
  if (!opening) return [];
  const start = clause.start + opening.index;
  let end = start + opening[0].length;
  const rest = folded.slice(end).split(/[,.;:!?]/u)[0] ?? "";
  for (const { 0: word, index } of rest.matchAll(/\S+/gu)) {
    if (!speech.hourWords.test(word)) break;
    end = start + opening[0].length + index + word.length;
  }
  if (LESS.test(folded.slice(end))) return [];
  return speech.parts.test(folded.slice(start, end)) ? [{ kind: "hours", start, end }] : [];
}

/** Where what stands about a name of work has ended. */
function endOfPhrase(text: string, worked: RegExp): number {
  const found = worked.exec(text);
  const end = (found?.index ?? 0) + (found?.[0].length ?? 0);
  const more = text.slice(end).search(/,|\s(?:um|uh|este)\s/u);
  return more < 0 ? text.length : end + more;
}

function placesIn(clause: Clause, before: readonly Clause[], read: Read): Place[] {
  const { folded, speech, question, worked } = read;
  const text = folded.slice(clause.start, clause.until);
  const run = folded.slice(clause.since, clause.until);
  const match = (kind: FactKind, pattern: RegExp, to?: number): Place[] => {
    const found = pattern.exec(kind === "language" ? folded.slice(clause.start) : text);
    if (!found || found.index >= text.length) return [];
    const start = clause.start + found.index;
    return [{ kind, start, end: to ?? start + found[0].length }];
  };
  const isHeld = speech.holds.test(run);
  const uses =
    speech.asksForTools.test(question) ||
    (speech.uses.test(run) && (speech.self.test(run) || / (?:my|mis?) /u.test(run)));
  return [
    ...timesIn(clause, before, read),
    ...speech.said
      .filter(({ kind }) => kind !== "language" || speech.asksForLanguages.test(question))
      .flatMap(({ kind, as }) => match(kind, as)),
    ...hoursIn(clause, read),
    ...(isHeld ? named("license", clause, LICENSES, read) : []),
    ...(isHeld ? match("license", speech.licenses) : []),
    ...(isHeld
      ? named("certificate", clause, PAPER.test(text) ? CERTIFICATES : NAMED_CERTIFICATES, read)
      : []),
    ...(isHeld ? match("certificate", speech.papers) : []),
    ...match("work", worked, clause.start + endOfPhrase(text, worked)),
    ...(uses ? named("tool", clause, TOOLS, read) : []),
  ];
}

/** Whether a slice cuts no number in two: 'ninety seven' is no seven. */
const isWhole = (sentence: string, { start, end }: Place) =>
  numbersSaid(sentence).every(
    (number) =>
      !(number.start < start && start < number.end) && !(number.start < end && end < number.end),
  );

const overlaps = (one: Place, other: Place) => one.start < other.end && other.start < one.end;

/** The clause of a value with its neighbors, as many as a quote has room for and say nothing protected. */
function quoteOf(
  text: string,
  place: Place,
  clauses: readonly { start: number; end: number }[],
): string | null {
  const own = clauses.filter(({ start, end }) => start < place.end && place.start < end);
  const at = clauses.findIndex(({ start }) => start === own[0]?.start);
  const to = at + own.length - 1;
  const spans = [
    [0, clauses.length - 1],
    [at - 1, to + 1],
    [at - 1, to],
    [at, to],
  ];
  for (const [from = 0, until = 0] of spans) {
    const quote = text
      .slice(
        clauses[Math.max(from, 0)]?.start ?? 0,
        clauses[Math.min(until, clauses.length - 1)]?.end,
      )
      .trim();
    if (quote.length <= QUOTE_LIMIT && !MASK.test(quote) && !speaksOfProtected(quote)) return quote;
  }
  return null;
}

/** Whether one value leaves another its place: a tool may stand in a sentence on time or work. */
const excludes = (one: Place, other: Place) =>
  overlaps(one, other) && !(one.kind === "tool" && LARGE.includes(other.kind));

/** The order in which values are taken. */
const LARGE: readonly FactKind[] = ["time_on_the_job", "people_led", "work"];
const rank = ({ kind }: Place) =>
  kind === "work" ? 1 : kind === "tool" ? 2 : kind === "time_on_the_job" ? -1 : 0;

/** What stands between two names of one list. */
const LISTED =
  /^,?\s?(?:(?:and|or|y|e|o)\s)?(?:(?:an?|the|my|our|own|el|las?|los|una?|mis?)\s){0,2}$/u;

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
  const { text, folded } = read;
  const { from, to } = foldWithOffsets(text);
  const spans = clauses.map(({ start, end }) => ({
    start: from[start] ?? 0,
    end: to[end - 1] ?? text.length,
  }));
  const taken: Place[] = [];
  const places = clauses.flatMap((clause, at) =>
    clause.isOwn ? placesIn(clause, clauses.slice(0, at), read) : [],
  );
  return joined(places, folded)
    .toSorted((a, b) => rank(a) - rank(b))
    .flatMap((found) => {
      const first = taken.find(
        (other) => found.kind === "work" && other.start > found.start && overlaps(other, found),
      );
      const place = trimmed(first ? { ...found, end: first.start } : found, read);
      if (first && !NAMES_OF_WORK.test(folded.slice(place.start, place.end))) return [];
      const real = { ...place, start: from[place.start] ?? 0, end: to[place.end - 1] ?? 0 };
      const value = text.slice(real.start, real.end);
      if (value === "" || value.length > FACT_LIMIT || MASK.test(value)) return [];
      if (taken.some((other) => excludes(place, other)) || !isWhole(text, real)) return [];
      const quote = quoteOf(text, real, spans);
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
  const speech = LANGUAGES[language ?? ""];
  const worked = WORKED[language ?? ""];
  if (!speech || !worked) return [];
  let isSelf = true;
  return sentences.flatMap((sentence) => {
    if (sentence.length > LONGEST || sentence.endsWith("?")) return [];
    const folded = foldWithOffsets(language === "es" ? thirdPerson(sentence) : sentence).text;
    const clauses = clausesOf(folded, speech, isSelf);
    isSelf = /[.!?]["')]?$/u.test(sentence) || clauses.at(-1)?.isSelf !== false;
    return factsIn(clauses, { text: sentence, folded, question, speech, worked });
  });
}
