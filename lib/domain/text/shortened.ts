import { truncate } from "./storable.ts";

/** A text cut to a number of characters: a longer one ends with '…', at the end of a word if there is a blank. */
export function ellipsize(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = truncate(text, most - 1);
  const blank = text[cut.length] === " " ? cut.length : cut.lastIndexOf(" ");
  return `${(blank > most / 2 ? cut.slice(0, blank) : cut).trimEnd()}…`;
}
