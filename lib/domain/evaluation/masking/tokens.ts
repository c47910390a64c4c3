import { fold } from "../../text/fold.ts";

/** A run of letters or figures with its characters in the text. */
export type Token = { text: string; folded: string; start: number; end: number };

const TOKEN = /[\p{L}\p{M}\p{N}]+/gu;

export function tokensOf(text: string): Token[] {
  return [...text.matchAll(TOKEN)].map(({ 0: found, index }) => ({
    text: found,
    folded: fold(found),
    start: index,
    end: index + found.length,
  }));
}

/** The words of a list that is written as one text. */
export const wordSet = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));
