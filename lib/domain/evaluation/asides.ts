import * as lists from "./lexicon/asides.ts";

const ASIDES = lists.ASIDES.map((source) => new RegExp(source, "gu"));
const ASKS = new RegExp(lists.ASKS, "u");
const ASKED = /[?]["')\]]*$/;
/** 'Right?', '¿viste?', 'no?' behind what is told: nothing is asked. */
const TAG = /(?:,|\s¿|-)\s*¿?\s*(?:\p{L}+['\s]+){0,2}\p{L}+\s*[?]["')\]]*$/u;
const WORDS_TOLD = /(?:\p{L}+\P{L}+){5}/u;

/** Whether a folded sentence asks something, with or without a question mark. */
export function asksSomething(folded: string): boolean {
  if (ASKS.test(folded)) return true;
  if (!ASKED.test(folded)) return false;
  const tag = TAG.exec(folded);
  return tag === null || !WORDS_TOLD.test(folded.slice(0, tag.index));
}

/** A folded sentence without its asides, and whether it held any. */
export function withoutAsides(folded: string): { rest: string; held: boolean } {
  const rest = ASIDES.reduce((text, aside) => text.replace(aside, " "), folded);
  return { rest, held: rest !== folded };
}
