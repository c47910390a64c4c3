/** An answer as the model is sent it. */
export type Sent = { answer: number; text: string; question: string };
export type Quoted = { answer: number; text: string };

const LONG_ENOUGH = 4;
const MOST_WORDS = 5;

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean);

/** The sentences of all answers in turn, the first of each before the second of any. */
export function sentencesOf(sent: readonly Sent[]): Quoted[] {
  const each = sent.map(({ answer, text }) =>
    text
      .split(/(?<=[.!?])\s/)
      // What is masked can't be said again.
      .filter((sentence) => wordsIn(sentence).length >= LONG_ENOUGH && !sentence.includes("["))
      .map((sentence) => ({ answer, text: sentence })),
  );
  const longest = Math.max(0, ...each.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => each.flatMap((of) => of[at] ?? [])).flat();
}

/** A short statement of a sentence's own words: 'I called the manager at once, and…' → 'Called the manager at once.' */
export function shortOf({ text }: Quoted): string {
  const words = wordsIn(text).map((word) => word.replace(/[^\p{L}\p{N}'’%-]/gu, ""));
  const first = words.findIndex((word) => /^(?:i|yo)$/i.test(word)) + 1;
  const some = words.slice(first, first + MOST_WORDS);
  const said = some.slice(0, some.findLastIndex((word) => word.length > 3) + 1).join(" ");
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
}

/** Whether each longer word of a statement is in its quotes: what a model without a will of its own can tell. */
export function follows(statement: string, quotes: readonly string[]): boolean {
  const said = quotes.join(" ").toLowerCase();
  return wordsIn(statement.replace(/^[a-z ]+: /, "").toLowerCase())
    .map((word) => word.replace(/[^\p{L}\p{N}]/gu, ""))
    .filter((word) => word.length > 3 || /\p{N}/u.test(word))
    .every((word) => said.includes(word));
}
