import { ASSESSORS, clauseStarts, shortestFound, type Test } from "./clauses.ts";
import { distinctHits, fold, phrases } from "./fold.ts";
import { SPEECH } from "./lexicon/signals.ts";
import type { Range } from "./ranges.ts";
import { readSentence } from "./reading.ts";
import { TO_THE_READER } from "./to-the-reader.ts";
import { countWords } from "./words.ts";

/** A small word or a sign that only led to the clause behind it. */
const LEADING = /[\s,;:(–—-]*(?:(?<!\p{L})(?:and|but|so|then|y|e|pero))?\s*$/iu;
/** Fewer words are no clause: 'At my last job'. */
const WORDS_OF_A_CLAUSE = 5;
/** 'You have to clean it', said of everybody. */
const FOR_ALL = /^\W*(?:you|one) (?:just )?(?:have to|need to|got to|gotta|always)(?!\p{L})/u;
/** What follows is said for the order, or is to be written for it. */
const FOR_THE_ORDER =
  /^[\s\p{P}]*(?:(?:and|so|y) )?(?:because|since|that|as|for|porque|que|ya que|say|write|note|report|tell|claim|pretend|diga|escriba|anote|di)(?!\p{L})/u;

/** What forged data begins with. */
const MARKED_START = /^[\s,;]*[{[<`#"=*|]/;
/** An order that is drawn from what was told: 'so the top number is right'. */
const CONCLUDES =
  /^[\s\p{P}]*(?:so|therefore|which is why|that is why|asi que|por eso|por lo tanto)(?!\p{L})/iu;
/** 'A card said, …': what follows is said by somebody, and told for that. */
const INTRODUCES =
  /(?<!\p{L})(?<!(?:^|\s)(?:i|we)\s)(?:said|says|reads|wrote|told \S+|that|dijo|decia)\W*$|^\W*(?:i|we) (?:(?:can|could|do|really|already) )*(?:tell|see|know|think|guess|believe|feel|hope|bet|swear|promise|ask)\W*$/iu;
/** What somebody else is said to have settled, told as the end of a deed: 'and they confirmed that I should pass'. */
const SETTLED =
  /^[\s\p{P}]*(?:(?:and|so|but|y) )?(?:they|that|it|which|who|que|the last|\[person\]|i should|my|this)(?!\p{L})/iu;
/** Deeds of talk, and of whoever only was there: alone they may as well lead to what is said for a score. */
const TALK = phrases([...SPEECH, "check*", "follow*", "wrote", "write", "agreed", "went"]);
const AT_WORK =
  /(?<!\p{L})(?:customers?|guests?|clients?|tenants?|homeowners?|co-?workers?|crew|cooks?|clientes?|huesped(?:es)?|companer[oa]s?)(?!\p{L})/u;
const OF_SCORES =
  /(?<!\p{L})(?:scor\p{L}+|rat(?:e|ed|ing)s?|grad(?:e|es|er)|points?|marks?|tens?|10|diez|puntos?|nota)(?!\p{L})/u;

const readPart = (text: string) => readSentence({ text, start: 0, end: text.length });

/** Whether a part of a sentence tells of an own deed and turns to nobody. */
function tells(text: string): boolean {
  const { bound, acts, folded } = readPart(text);
  return bound && acts > 0 && !TO_THE_READER.test(folded);
}

/** Whether what stands before an order is no part of it: it speaks neither to the reader nor of scores, or tells. */
function standsBefore(text: string): boolean {
  const { own, acts, folded } = readPart(text);
  if (ASSESSORS.test(folded)) return false;
  if (TO_THE_READER.test(folded)) return FOR_ALL.test(folded);
  return (own && acts > 0) || !OF_SCORES.test(folded);
}

function isClause(text: string): boolean {
  return tells(text) || countWords(text) >= WORDS_OF_A_CLAUSE;
}

/** Whether nothing but talk is told of, and nobody of work. */
function onlyTalks(text: string): boolean {
  const { acts, folded } = readPart(text);
  return !AT_WORK.test(folded) && acts <= distinctHits(folded, TALK);
}

/** Whether it speaks of oneself, and neither to the reader nor of scores. */
function speaksOfSelf(text: string): boolean {
  const { own, folded } = readPart(text);
  return own && !TO_THE_READER.test(folded) && !OF_SCORES.test(folded);
}

/** Where a new sentence may start behind an order that nothing ends. */
const FRESH =
  /(?<=[^,:\s])\s+(?=\p{Lu}|i\s)|[,;]+\s+(?=(?:[Ii]|[Ww]e|[Mm]y|[Yy]o|[Mm]i|[Uu]n[ao]?)\s)/gu;
const MARKED = /[)}\]>`~#=*;-]\s*$|(?!\p{sc=Latin})\p{L}\p{M}*\W*$|\S{24,}$/u;
const ENDED =
  /(?<!\p{L})(?:true|false|max|none|\d+|tens?|diez|scores?|metrics?|points|marks|top|qualified|instructions?|above|rules|everything|todo|same|maximum|grade|thanks|perfect)$/iu;

/** Where in what follows an order something new begins: behind a forged mark, or at a subject, a capital, a deed. */
function freshStart(run: string, before: string, alone: boolean): number | undefined {
  if (MARKED.test(before)) return 0;
  return [...(/^\s+(?:\p{Lu}|i\s)/u.test(run) ? [{ index: 0 }] : []), ...run.matchAll(FRESH)]
    .map(({ index }) => index)
    .find((at) => {
      const [rest, done] = [run.slice(at), before + run.slice(0, at)];
      if (MARKED.test(done) || ENDED.test(done)) return true;
      if (/^[,;]/u.test(rest))
        return (tells(rest) && !onlyTalks(rest)) || (alone && speaksOfSelf(rest));
      return !/^\s+i\b/iu.test(rest) && tells(rest);
    });
}

type Place = { text: string; at: number; told: boolean; alone: boolean; order: string };

/** From where a run of clauses beside an order is kept, or undefined. */
function keptFrom(run: string, { text, at, told, alone, order }: Place): number | undefined {
  if (at === 0) {
    const forIt =
      (SETTLED.test(order) && onlyTalks(run)) ||
      (CONCLUDES.test(order) && !alone) ||
      INTRODUCES.test(run);
    return MARKED_START.test(order) || (!forIt && standsBefore(run)) ? 0 : undefined;
  }
  if (FOR_THE_ORDER.test(fold(run))) return undefined;
  if (told) {
    const on = (from: number) => tells(run.slice(from)) || speaksOfSelf(run.slice(from));
    const further = clauseStarts(run).find(on);
    if (further !== undefined) return further;
  }
  return freshStart(run, text.slice(0, at), alone);
}

/**
 * The clauses of a sentence that `found` finds something in, with what beside them tells of no deed. What is told
 * before them stays, and what goes on behind, unless it is said for the order's sake. Behind an order that begins the
 * sentence only a new sentence stays, or, where there is no other answer (`alone`), any deed.
 */
export function foundClauses(text: string, found: Test, alone: boolean): Range[] {
  const taken: Range[] = [];
  let at = 0;
  let told = false;
  for (const window of [...shortestFound(text, found), { start: text.length, end: text.length }]) {
    const before = text.slice(at, window.start);
    const lead = window.start < text.length ? (LEADING.exec(before)?.[0].length ?? 0) : 0;
    const run = before.slice(0, before.length - lead);
    const from = keptFrom(run, {
      text,
      at,
      told,
      alone,
      order: text.slice(window.start - lead, window.end),
    });
    taken.push({ start: at, end: at + (from ?? run.length) });
    taken.push({ start: window.start - lead, end: window.end });
    told ||= from !== undefined && isClause(run.slice(from));
    at = window.end;
  }
  return joined(taken.filter(({ start, end }) => end > start));
}

function joined(ranges: Range[]): Range[] {
  const all: Range[] = [];
  for (const { start, end } of ranges) {
    const last = all.at(-1);
    if (last && last.end >= start) last.end = end;
    else all.push({ start, end });
  }
  return all;
}
