import { asksForLanguages } from "#lib/domain/evaluation/statements/asks-languages";
import type { FactKind } from "#lib/domain/evaluation/statements/facts";
import { FACT_LIMIT } from "#lib/domain/evaluation/statements/statement";
import { putsACase } from "../scenario.ts";
import type { Clause } from "./clauses.ts";
import { type Speech, words } from "./speech.ts";
import { CERTIFICATES, JOBS, LICENSES, NAMED_CERTIFICATES, TOOLS, WORK } from "./terms.ts";

export const NAMES_OF_WORK = words(WORK);
const OPENS_WITH_JOB = new RegExp(`^(?:${JOBS})(?![\\p{L}\\p{N}])`, "u");
/** Words of every day, which are a name with their capital only. */
const COMMON =
  /^(?:teams|pos|word|square|toast|opera|epic|weave|slack|zoom|micros|aloha|asana|clover|sheets)$/u;

/** A question whose answer is a list of tools. */
const ASKS_FOR_TOOLS =
  /tools|software|programs?|computer|machines|equipment|systems|herramientas|programas|máquinas|equipo/i;

/** Tools that are an act as well, 'and mop', and what makes a thing of them. */
const ACT_TOO = /^(?:mop|vacuum|drill|irons?|foils?|buffer)$/u;
const THING = /(?:^|\s)(?:an?|the|my|our|own|with|steam|wet|dry|power)\s$/u;

/** An act of today, which in a case is what somebody would do. */
const TODAY = /^(?:do|run|start|clean|cook|rent|manage|limpio|hago|cocino|cuido|tengo)(?!\p{L})/u;

/** What makes a paper of a thing: a forklift is none. */
const PAPER = /certif|cards?(?!\p{L})|permi|licen|signed off|tarjeta|curso/u;

/** What takes something from hours behind them. */
const LESS = /^,? ?(?:just |but |pero )?(?:not|except|unless|menos|no los)(?!\p{L})/u;

/** What makes a start or hours depend on something else, but not on whether one is needed. */
const CONDITION =
  /^(?: (?!and |y )[a-z]+){0,2},? (?:if(?! (?:needed|necessary|you need))|si(?! (?:me necesitan|hace falta))|as long as|once|after|provided|depending)(?!\p{L})/u;

/** What is not sure: 'Excel a little', 'a car but it's older'. `|` stands for what is said so. */
const HEDGE =
  "a (?:little|bit)|some|kinda|kind of|sort of|basic|(?:un )?po(?:co|quito)|mas o menos|nomas";
const HEDGED = new RegExp(
  `(?<!\\p{L})(?:${HEDGE})(?: (?:of|de|an?|the|el|la))? \\||\\|,? ?(?:${HEDGE}|(?:but|pero) (?:it'?s(?! (?:never|not expired|current|valid|clean))|not|only|just|es|esta|no(?! tengo (?!much|experiencia))|solo))(?!\\p{L})`,
  "u",
);
/** A car is told with what is said against it. */
const BUT = /^,? (?:but|pero) (?:it'?s|is|esta?)(?: (?!(?:so|and|y|asi) )[^ ,.;!?]+){1,4}/u;
/** What stands between two names of one list. */
export const LISTED =
  /^,?\s?(?:(?:and|or|y|e|o)\s)?(?:(?:an?|the|my|our|own|el|las?|los|una?|mis?)\s){0,2}$/u;

/** The word before 'with', and the one behind a paper. */
const WITH = /(\p{L}{1,20}) (?:with|con) (?:(?:an?|the|un|una|el|la) )?$/u;
const BEHIND = /^(?:[ -](?:certified|licensed|trained|certificad\p{L}+))? (\p{L}+)/u;

/** A value in a folded sentence. */
export type Place = { kind: FactKind; start: number; end: number };

/** A sentence, the one behind it, and how it is read. */
export type Read = {
  text: string;
  folded: string;
  next: string;
  question: string;
  speech: Speech;
  worked: RegExp;
  beside: RegExp;
};

/** A span without the words at its ends that say nothing, at most as long as a value. */
export function trimmed({ kind, start, end }: Place, { folded, speech }: Read): Place {
  const from = start + (speech.leading.exec(folded.slice(start, end))?.[0].length ?? 0);
  if (kind === "license" || kind === "certificate") return { kind, start, end };
  let to = end;
  if (to - from > FACT_LIMIT) to = folded.lastIndexOf(" ", from + FACT_LIMIT);
  for (;;) {
    while (to > from && /[\s,.;:!?]/u.test(folded.charAt(to - 1))) to--;
    const said = folded.slice(from, to);
    const last = said.slice(said.lastIndexOf(" ") + 1);
    if (!speech.dangling.test(last) || last === said || last.includes("'")) break;
    to -= last.length;
  }
  return { kind, start: from, end: to };
}

/**
 * How long somebody worked, with the work: in the clause itself or, where that says a time and nothing else, in those
 * before it of the same subject.
 */
function timesIn(clause: Clause, before: readonly Clause[], read: Read): Place[] {
  const { folded, speech, worked, beside } = read;
  const text = folded.slice(clause.start, clause.until);
  const time = speech.time.exec(text);
  if (!time) return [];
  const end = clause.start + time.index + time[0].length;
  const around = `${text.slice(0, time.index)}|${folded.slice(end, clause.until)}`
    .replace(/(?<![.!?\s])[.!?\s]+$/u, "")
    .trim();
  const isJob = (said: string) => [speech.atWork, worked, beside].some((one) => one.test(said));
  // 'I was there two years' has a subject of its own.
  const since = clause.since < clause.start ? clause.since : (before.at(-1)?.since ?? 0);
  const row = before.find(({ isOwn, start, until, end: whole }) => {
    const isNear = start >= since && end - start <= FACT_LIMIT && until === whole;
    const said = folded.slice(start, until);
    return isOwn && isNear && (isJob(said) || OPENS_WITH_JOB.test(said));
  });
  const opens = isJob(around) ? clause : speech.bare.test(around) ? row : null;
  if (!opens) return [];
  const { start } = trimmed({ kind: "time_on_the_job", start: opens.start, end }, read);
  const isLong = clause.until - start > FACT_LIMIT;
  if (end - start > FACT_LIMIT) return [];
  return [{ kind: "time_on_the_job", start, end: isLong ? end : clause.until }];
}

/** Names of a list in a clause. */
function named(kind: FactKind, clause: Clause, terms: RegExp, { folded, text }: Read): Place[] {
  return [...folded.slice(clause.start, clause.until).matchAll(terms)]
    .map(({ 0: term, index }) => ({
      kind,
      start: clause.start + index,
      end: clause.start + index + term.length,
    }))
    .filter(({ start, end }) => {
      const isAct = ACT_TOO.test(folded.slice(start, end)) && !THING.test(folded.slice(0, start));
      return kind !== "tool" || !(isAct || COMMON.test(text.slice(start, end)));
    });
}

/**
 * Whether a paper is the person's: a verb of holding leads up to it, or to the list that it stands in, and to nobody
 * else beside it: 'I worked with CPR certified guards', 'for a guy with a CDL'.
 */
function isHeld({ start, end }: Place, clause: Clause, { folded, speech }: Read): boolean {
  const before = folded.slice(clause.start, start);
  const lead = LISTED.test(before) ? folded.slice(clause.since, start) : before;
  if (!speech.holds.test(before) && !speech.holds.test(lead)) return false;
  const beside = WITH.exec(before);
  const behind = BEHIND.exec(folded.slice(end, clause.end));
  const isOther = (word: string | undefined, upTo: string) =>
    word !== undefined && speech.people.test(word) && !speech.oneself.test(upTo);
  return !isOther(beside?.[1], before.slice(0, beside?.index)) && !isOther(behind?.[1], before);
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
  const more = text.slice(end).search(/,|\s(?:um|uh|este)\s|\p{Extended_Pictographic}/u);
  return more < 0 ? text.length : end + more;
}

/** What a clause says of the person's own work. `before` are the clauses before it. */
export function placesIn(clause: Clause, before: readonly Clause[], read: Read): Place[] {
  const { folded, speech, question, worked } = read;
  const text = folded.slice(clause.start, clause.until);
  const run = folded.slice(clause.since, clause.until);
  const match = (kind: FactKind, pattern: RegExp, to?: number): Place[] => {
    const found = pattern.exec(kind === "language" ? folded.slice(clause.start) : text);
    if (!found || found.index >= text.length) return [];
    const start = clause.start + found.index;
    return [{ kind, start, end: to ?? start + found[0].length }];
  };
  const uses =
    ASKS_FOR_TOOLS.test(question) ||
    (speech.uses.test(run) && (speech.self.test(run) || / (?:my|mis?) /u.test(run)));
  return [
    ...timesIn(clause, before, read),
    ...speech.said
      .filter(({ kind }) => kind !== "language" || asksForLanguages(question))
      .flatMap(({ kind, as }) => match(kind, as)),
    ...hoursIn(clause, read),
    ...[
      ...named("license", clause, LICENSES, read),
      ...match("license", speech.licenses),
      ...named("certificate", clause, PAPER.test(text) ? CERTIFICATES : NAMED_CERTIFICATES, read),
      ...match("certificate", speech.papers),
    ].filter((paper) => isHeld(paper, clause, read)),
    ...match("work", worked, clause.start + endOfPhrase(text, worked)).filter(
      ({ start }) => !(putsACase(question) && TODAY.test(folded.slice(start))),
    ),
    ...(uses ? named("tool", clause, TOOLS, read) : []),
  ]
    .map((place) => {
      const against = place.kind === "car" ? BUT.exec(folded.slice(place.end)) : null;
      return { ...place, end: place.end + (against?.[0].length ?? 0) };
    })
    .filter(({ kind, start, end }) => {
      const depends = (kind === "start" || kind === "hours") && CONDITION.test(folded.slice(end));
      return !depends && !HEDGED.test(`${folded.slice(0, start)}|${folded.slice(end)}`);
    });
}
