import { alternatives, oneOf, wholeWords } from "./alternatives.ts";
import { fold } from "./fold.ts";
import type { Range } from "./ranges.ts";
import { TO_THE_READER } from "./to-the-reader.ts";

export type Test = (text: string) => boolean;

/** Small words that join. */
const JOINING = oneOf(alternatives`
  and|but|so|then|because|when|while
  y|e|pero|entonces|porque|cuando
`);
/** What an order begins with. */
const ORDERING = oneOf(alternatives`
  ignore|disregard|forget|override|pretend|remember|do not|don't|please
  score|rate|grade|give|mark|set|output|return|assign|award|treat|count|consider
  whoever|anyone|everyone reading|you (?:are|must|should|will|have)
  system|note|reminder|dear|hey
  ignora|ignore|olvida|ponme|pon|póngame|pongame|dame|deme|califica|califique
  usted|sistema|nota|oiga|por favor|quien
`);
/** Where a clause may begin: at signs, at small words that join, at a capital, and where an order or its forms do. */
const JOINTS = [
  ...alternatives`
    (?:[,;:()"“”]+|\s[–—-]+)(?=\s|$)|[([]
    // At a subject or a capital.
    \s+(?=\p{Lu}[\p{Ll}'’]+\s|(?:[Ii]|[Ww]e|[Yy]o)\s)
    // Where forged marks, data or another script begin or end.
    (?<=[}\]>\x60#=*;-]|\b(?:true|false|max|\d+))\s+(?=\p{Lu})
      |(?<=[}\]>\x60#=*~]{2,})\s+
      |\s+(?=[<{\x60*~]|\[(?![\p{Ll}-]+\])|//|\p{L}+\(|[\p{L}_]+\s?:?=|#{2,}|-{3,}|={3,})
    \s+(?=\S{24,})|(?<=\S{24,})\s+|\s+(?=[0-9a-f]{2}(?:\s[0-9a-f]{2}){5}|[01]{8}\s)
    (?<=(?!\p{sc=Latin})\p{L}\p{M}*\W?)\s+(?=\p{sc=Latin})
      |(?<=\p{sc=Latin}\W?)\s+(?=(?!\p{sc=Latin})\p{L})
  `.map((source) => new RegExp(source, "gu")),
  ...[JOINING, ORDERING].map((word) => new RegExp(`\\s+(?=${word}\\s)`, "giu")),
];
/** Behind these a verb is no order yet: 'my answers count as ten', 'I have to give'. */
const UNFINISHED = new RegExp(
  oneOf(alternatives`
    (?<!\p{L})(?:i|we|they|you|to|should|must|will|would|can|could|may|not|that|the|an?|
      answers?|deb[eo]|que)$
    \[person\]$
  `),
  "iu",
);
/** Clauses of a sentence, and of one order in it: each costs a reading, and nobody may make thousands of them. */
const MOST_JOINTS = 30;
const MOST_CLAUSES = 8;
/** Whoever assesses, and where: what is told of them leads to what they should do. */
export const ASSESSORS = wholeWords(alternatives`
  hr|human resources|recruiters?|interviewers?|evaluators?|reviewers?|graders?
  first round|rest of my|entrevistador\p{L}*
`);
const toThem = (folded: string) => TO_THE_READER.test(folded) || ASSESSORS.test(folded);

/** Where the clauses of a sentence may begin, from 0 on. */
export function clauseStarts(text: string): number[] {
  const plain = text.replace(/[áéíóú]/gi, (letter) => letter.normalize("NFD").charAt(0));
  const places = JOINTS.flatMap((joint) => [...plain.matchAll(joint)].map(({ index }) => index));
  return [...new Set([0, ...places])].sort((a, b) => a - b).slice(0, MOST_JOINTS);
}

const BRACKETS = [
  ["(", ")"],
  ["{", "}"],
] as const;

/** A window with the whole of the brackets that it stands in or begins. */
function withBrackets(text: string, { start, end }: Range): Range {
  for (const [open, close] of BRACKETS) {
    const opened = text.lastIndexOf(open, end - 1);
    const closed = text.indexOf(close, Math.max(opened, 0));
    if (opened < 0 || closed < 0 || closed < start) continue;
    if (opened >= start || text.lastIndexOf(close, start) < opened)
      return { start: Math.min(start, opened), end: Math.max(end, closed + 1) };
  }
  return { start, end };
}

/** The shortest runs of clauses that `found` finds something in; the whole sentence where none alone does. */
export function shortestFound(text: string, found: Test): Range[] {
  const cuts = [...clauseStarts(text), text.length];
  const windows: Range[] = [];
  const holds = (from: number, to: number) => found(text.slice(cuts[from], cuts[to]));
  for (let from = 0; from < cuts.length - 1; ) {
    const most = Math.min(from + MOST_CLAUSES, cuts.length - 1);
    let to = from + 1;
    while (to <= most && !holds(from, to)) to++;
    if (to > most) {
      from++;
      continue;
    }
    let first = to - 1;
    const begun = () =>
      /^\s*\p{L}/u.test(text.slice(cuts[first])) &&
      UNFINISHED.test(text.slice(cuts[from], cuts[first]));
    while (first > from && (!holds(first, to) || begun())) first--;
    const spoken = [5, 4, 3, 2, 1].find(
      (back) =>
        first - back >= from &&
        toThem(fold(text.slice(cuts[first - back], cuts[first - back + 1]))),
    );
    first = Math.max(from, first - (spoken ?? 0));
    windows.push(withBrackets(text, { start: cuts[first] ?? 0, end: cuts[to] ?? text.length }));
    while (from < to || (cuts[from] ?? text.length) < (windows.at(-1)?.end ?? 0)) from++;
  }
  return windows.length > 0 ? windows : [{ start: 0, end: text.length }];
}
