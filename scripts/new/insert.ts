import { Refusal } from "#local/launcher/refusal";

/** What stands in a file once something is registered in it. */
export type Edit = (text: string) => string;

const entry = (line: string) => /^\s*(?:"[^"]+"|[\w.]+):/.exec(line)?.[0] ?? line;

/** @throws Refusal if the file has such a line already, or the place is gone where it belongs */
function insert(text: string, at: number, line: string): string {
  if (text.includes(`\n${entry(line)}`)) throw new Refusal(`There is one already: ${line.trim()}`);
  if (at < 0) throw new Refusal(`No place was found for: ${line.trim()}`);
  return `${text.slice(0, at)}${line}\n${text.slice(at)}`;
}

/** Before the line that begins with these words; if there are several, the last. */
export const before =
  (words: string, ...lines: string[]): Edit =>
  (text) =>
    lines.reduce(
      (whole, line) => insert(whole, whole.lastIndexOf(`\n${words}`) + 1 || -1, line),
      text,
    );

/** At the end of the object that begins with these words. */
export const atEndOf =
  (words: string, ...lines: string[]): Edit =>
  (text) =>
    lines.reduce((whole, line) => {
      const begins = whole.indexOf(words);
      return insert(whole, begins < 0 ? -1 : whole.indexOf("\n}", begins) + 1 || -1, line);
    }, text);

/** After the last line that has these words. */
export const after =
  (words: string, line: string): Edit =>
  (text) => {
    const last = text.lastIndexOf(words);
    return insert(text, last < 0 ? -1 : text.indexOf("\n", last) + 1, line);
  };

/** Among the lines that begin as this one up to `shared`, in the order of the alphabet. */
export const sorted =
  (shared: string, line: string): Edit =>
  (text) => {
    const lines = text.split("\n").filter((other) => other.startsWith(shared));
    const next = lines.find((other) => other > line);
    const last = lines.at(-1);
    if (next !== undefined) return insert(text, text.indexOf(`\n${next}`) + 1, line);
    return insert(
      text,
      last === undefined ? -1 : text.indexOf(`\n${last}`) + last.length + 2,
      line,
    );
  };

/** At the end of the table's row that begins with these words. */
export const inRow =
  (words: string, addition: string): Edit =>
  (text) => {
    const row = text.split("\n").find((line) => line.startsWith(words));
    if (row === undefined) throw new Refusal(`No place was found for: ${addition}`);
    return text.replace(row, row.replace(/ \|$/, `${addition} |`));
  };

/** One after the other. */
export const all =
  (...edits: Edit[]): Edit =>
  (text) =>
    edits.reduce((whole, edit) => edit(whole), text);
