import { CAPITAL } from "./capital.ts";
import type { Edit } from "./sent-text.ts";
import { nameThings } from "./title-case.ts";
import { matchesIn } from "./windows.ts";

const ONE = `(?!(?:And|Y)\\s)${CAPITAL}(?:\\s+(?!(?:And|Y)\\s)${CAPITAL})?`;
const ONES = new RegExp(ONE, "gu");
const LISTS = new RegExp(
  `(?<=(?<!\\p{L})(?:With|Con|(?:References|Crew|Team|Coworkers) (?:Are|Were|Was|Is))\\s)${ONE}(?:(?:,\\s+(?:(?:And|Y)\\s+)?|\\s+(?:And|Y)\\s+)${ONE}){1,9}`,
  "gu",
);

/**
 * Edits that hide 'With Tariq Okonkwo, Wambui Otieno And Adaeze Eze' in a sentence Written As A Title: two first names
 * with surnames, or three names, and no word among them that is known; 'With Care And Good Manners' stays.
 */
export function namesOfTitledLists(text: string, isOrdinary: (word: string) => boolean): Edit[] {
  return matchesIn(text, LISTS).flatMap(({ start, text: list }) => {
    const ones = matchesIn(list, ONES);
    const areWhole = ones.every((one) => /\s/.test(one.text));
    const isKnown = ones.some(
      (one) => one.text.split(/\s+/).some(isOrdinary) || nameThings(one.text),
    );
    if (isKnown || (ones.length < 3 && !areWhole)) return [];
    return ones.map((one) => ({ start: start + one.start, end: start + one.end, text: "[name]" }));
  });
}
