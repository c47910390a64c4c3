/**
 * Sources of expressions written one a line, with the backslashes that they have. A line that is indented deeper goes
 * on with the one before, and one that begins with `//` is a comment.
 */
export function alternatives(text: TemplateStringsArray, ...parts: string[]): string[] {
  const lines = String.raw(text, ...parts)
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.trim().startsWith("// "));
  const margin = lines[0]?.search(/\S/) ?? 0;
  const sources: string[] = [];
  for (const line of lines) {
    const deeper = line.search(/\S/) > margin;
    sources.push(deeper ? `${sources.pop() ?? ""}${line.trim()}` : line.trim());
  }
  return sources;
}

/** One of several sources. */
export const oneOf = (sources: readonly string[]): string => `(?:${sources.join("|")})`;

/** An expression that finds each of several sources as whole words. */
export const wholeWords = (sources: readonly string[], flags = "u"): RegExp =>
  new RegExp(`(?<!\\p{L})${oneOf(sources)}(?!\\p{L})`, flags);
