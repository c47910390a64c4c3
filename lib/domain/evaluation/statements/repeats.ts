import { fold } from "../../text/fold.ts";
import type { PreparedAnswer } from "../types.ts";
import { wordsOf } from "../words.ts";

/** So many words in a row that a quote has too are the person's words, which stand in quotation marks or not at all. */
const COPIED_WORDS = 6;
/** The same of an answer that tells the scorer what to say, and of no quote. */
export const DICTATED_WORDS = 3;
/** The same of the other words of any answer: who dictates may do so in words that no list knows. */
export const UNQUOTED_WORDS = 4;

const inWords = (text: string) => ` ${wordsOf(fold(text)).join(" ")} `;

/** The words of a text, `length` in a row each time; a shorter text is one run. */
function runsOf(text: string, length: number): string[] {
  const words = wordsOf(fold(text));
  const starts = Math.max(1, words.length - length + 1);
  return Array.from(
    { length: starts },
    (_, at) => ` ${words.slice(at, at + length).join(" ")} `,
  ).filter((run) => run.trim() !== "");
}

/** Whether a text is words of one of its quotes. */
export function copies(text: string, quotes: readonly string[]): boolean {
  if (wordsOf(text).length < COPIED_WORDS) return false;
  const said = quotes.map(inWords);
  return runsOf(text, COPIED_WORDS).some((run) => said.some((quote) => quote.includes(run)));
}

/** Whether a text repeats words of some answers, so many in a row, that its own quotes don't have. */
export function repeats(
  text: string,
  {
    answers,
    quotes,
    length,
  }: { answers: readonly PreparedAnswer[]; quotes: readonly string[]; length: number },
): boolean {
  const told = answers.map(({ sent }) => inWords(sent.text));
  const said = quotes.map(inWords);
  return runsOf(text, length).some(
    (run) =>
      told.some((words) => words.includes(run)) && !said.some((words) => words.includes(run)),
  );
}
