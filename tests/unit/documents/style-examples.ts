import { existsSync, readFileSync } from "node:fs";

/** One example of the style page: lines of a file of ours, and what they are better than. */
export type StyleExample = { file: string; good: string; bad: string };

const FENCE = /^```\w+\n([\s\S]*?)^```$/gm;
const PARTS = /^(?:\/\/|--|<!--) good: (.+?)(?: -->)?\n([\s\S]+?)^((?:\/\/|--|<!--) bad[\s\S]*)$/m;

const unindented = (text: string) => text.replace(/^[ \t]+/gm, "").trim();

/** The examples of a page, in its order; those without a good and a bad part are left out. */
export function styleExamples(page: string): StyleExample[] {
  return [...page.matchAll(FENCE)].flatMap(([, fence = ""]) => {
    const parts = PARTS.exec(fence);
    if (!parts) return [];
    const [, file = "", good = "", marked = ""] = parts;
    return [{ file, good: unindented(good), bad: marked.split("\n").slice(1).join("\n").trim() }];
  });
}

/** The good examples that their files don't have, line for line. */
export function missingExamples(examples: readonly StyleExample[]): string[] {
  return examples
    .filter(
      ({ file, good }) =>
        !existsSync(file) || !unindented(readFileSync(file, "utf8")).includes(good),
    )
    .map(({ file, good }) => `${file}: ${good}`);
}
