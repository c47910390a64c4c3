import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = "docs/rules";
const MIGRATIONS = "supabase/migrations";
const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/g;
const UNITS =
  "seconds?|minutes?|hours?|days?|weeks?|months?|years?|characters?|candidates?|times|dollars?|bytes";
const COUNTS =
  "two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|sixty|ninety|hundred|thousand";
const COPIED = new RegExp(`\\d|\\b(?:${COUNTS})[ -](?:${UNITS})\\b`, "gi");

const read = (path: string) => readFileSync(path, "utf8");
const pages = readdirSync(FOLDER).toSorted();

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

/** Links that lead nowhere, or whose name in code font is not exported where they lead. */
function brokenLinks(text: string): string[] {
  return [...text.matchAll(LINK)].flatMap(([link, words = "", target = ""]) => {
    const path = join(FOLDER, target);
    if (/^https?:/.test(target)) return [];
    if (!existsSync(path)) return [link];
    const [, name] = /^`(\w+)`$/.exec(words) ?? [];
    return name === undefined || isExported(name, path) ? [] : [link];
  });
}

/** Numbers that stand in the text itself and not in the constant that is linked. */
function copiedNumbers(text: string): string[] {
  const prose = text
    .replace(LINK, "")
    .replace(/`[^`]*`/g, "")
    .replace(/^\d+\. /gm, "");
  return prose.match(COPIED) ?? [];
}

describe("The pages of the product's rules", () => {
  it.each(pages)("link to what there is: %s", (page) => {
    expect(brokenLinks(read(join(FOLDER, page)))).toEqual([]);
  });

  it.each(pages)("leave numbers to their constants: %s", (page) => {
    expect(copiedNumbers(read(join(FOLDER, page)))).toEqual([]);
  });

  it("stand in the index, each in one line", () => {
    const named = [
      ...read(join(FOLDER, "README.md")).matchAll(/^- \[[^\]]+\]\(([\w-]+\.md)\): .+\.$/gm),
    ];
    expect(named.map(([, page]) => page).toSorted()).toEqual(
      pages.filter((page) => page !== "README.md"),
    );
  });

  it("are told when a link or a number is wrong", () => {
    const constant = "[`TRIAL_DAYS`](../../lib/domain/plans/billing.ts)";
    const table = "[`profiles`](../../supabase/migrations)";
    expect(brokenLinks(`${constant} ${table} [plans](plans-and-billing.md)`)).toEqual([]);
    expect(brokenLinks(constant.replace("DAYS", "DAY"))).toHaveLength(1);
    expect(brokenLinks(constant.replace("billing", "bill"))).toHaveLength(1);
    expect(brokenLinks(table.replace("profiles", "profile"))).toHaveLength(1);
    expect(copiedNumbers(`1. The trial is ${constant}, with \`410\`.`)).toEqual([]);
    expect(copiedNumbers("A trial of 14 days, or fourteen, or ten days")).toEqual([
      "1",
      "4",
      "ten days",
    ]);
  });
});
