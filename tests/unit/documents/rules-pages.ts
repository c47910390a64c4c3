import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const RULES = "docs/rules";
const MIGRATIONS = "supabase/migrations";
const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/g;
const UNITS =
  "seconds?|minutes?|hours?|days?|weeks?|months?|years?|characters?|candidates?|times|dollars?|bytes";
const COUNTS =
  "two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|sixty|ninety|hundred|thousand";
const COPIED = new RegExp(`\\d|\\b(?:${COUNTS})[ -](?:${UNITS})\\b`, "gi");

const read = (path: string) => readFileSync(path, "utf8");
export const rulesPages = () => readdirSync(RULES).toSorted();

/** All migrations as one text: a table or function may move from one file to another. */
const sql = readdirSync(MIGRATIONS)
  .map((name) => read(join(MIGRATIONS, name)))
  .join("\n");

function isExported(name: string, path: string): boolean {
  if (path === MIGRATIONS)
    return new RegExp(
      `^create (?:or replace )?(?:function|table|view) public\\.${name}\\b`,
      "m",
    ).test(sql);
  return new RegExp(`^export (?:async )?(?:const|function\\*?|class|type) ${name}\\b`, "m").test(
    read(path),
  );
}

/** Links of a page in docs/rules that lead nowhere, or whose name in code font is not exported where they lead. */
export function brokenLinks(text: string): string[] {
  return [...text.matchAll(LINK)].flatMap(([link, words = "", target = ""]) => {
    const path = join(RULES, target);
    if (/^https?:/.test(target)) return [];
    if (!existsSync(path)) return [link];
    const [, name] = /^`(\w+)`$/.exec(words) ?? [];
    return name === undefined || isExported(name, path) ? [] : [link];
  });
}

/** Numbers that stand in the text itself and not in the constant that is linked. */
export function copiedNumbers(text: string): string[] {
  const prose = text
    .replace(LINK, "")
    .replace(/`[^`]*`/g, "")
    .replace(/^\d+\. /gm, "");
  return prose.match(COPIED) ?? [];
}
