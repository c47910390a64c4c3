import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";

const FOLDER = "supabase/migrations";
const TEXTS = readdirSync(FOLDER).map((name) => readFileSync(`${FOLDER}/${name}`, "utf8"));

/** Where a table or a function is written, to its end. */
const OBJECT = /create (?:table|function) public\.(\w+)[\s\S]*?(?:\$\$[\s\S]*?\$\$;?|\n\);)/g;
/** A column, argument, result or variable, and its type. */
const DECLARED = /(?:^|[(,;]|declare)\s*(\w+) (?:constant )?([a-z][\w.]*(?:\[\])?)(?=[\s,;)]|$)/gm;

/** A name of type text that is compared with words which are written there. */
const comparing = (name: string) =>
  new RegExp(
    [
      String.raw`\b${name}(?:::text)? (?:not )?in \('`,
      String.raw`\b${name}(?:::text)? (?:=|<>|is (?:not )?distinct from) '\w+'(?! \|\|)`,
      String.raw`\b${name} (?:(?:=|<>) (?:any|all) \(|<@ )array\['`,
      String.raw`\bcase (?:\w+\.)?${name}\s+when '`,
    ].join("|"),
  );

/** Numbers in a list by hand, as options are. */
const NUMBERS = /check \(\w+ in \(\d+,/;

/** Why a text is compared with a word all the same. */
const OPEN: Readonly<Record<string, string>> = {
  subscription: "specified as text that may be blank; `plans` has its words",
  time_zone: "a zone of the tz database, of which 'UTC' alone has no region",
};

const withoutComments = (sql: string) => sql.replace(/--.*$/gm, "");

function declared(text: string): [name: string, type: string][] {
  return [...text.matchAll(DECLARED)].map(([, name = "", type = ""]) => [name, type]);
}

/** What compares a text with words by hand, in its own table or function, or anywhere if the name is always a text. */
function handLists(texts: readonly string[]): string[] {
  const sql = withoutComments(texts.join("\n"));
  const objects = [...sql.matchAll(OBJECT)].map(([text, name = ""]) => ({ name, text }));
  const types = Map.groupBy(declared(sql), ([name]) => name);
  const alwaysText = [...types].filter(([, uses]) =>
    uses.every(([, type]) => /^text\b/.test(type)),
  );
  const everywhere = alwaysText.map(([name]) => ({ name, where: "anywhere", text: sql }));
  const own = objects.flatMap(({ name: where, text }) =>
    declared(text)
      .filter(([, type]) => /^text\b/.test(type))
      .map(([name]) => ({ name, where, text })),
  );
  const found = [...own, ...everywhere].filter(
    ({ name, text }) => OPEN[name] === undefined && comparing(name).test(text),
  );
  return [
    ...new Set(found.map(({ name, where }) => `${where}: ${name}`)),
    ...objects.filter(({ text }) => NUMBERS.test(text)).map(({ name }) => `${name}: numbers`),
  ];
}

describe("A closed set", () => {
  it("is an enum or a reference table, and no list of words in SQL", () => {
    expect(handLists(TEXTS)).toEqual([]);
  });

  it.each([
    [
      "plants: state",
      "create table public.plants (\n  state text check (state in ('dry', 'wet'))\n);",
    ],
    [
      "plants: kinds",
      "create table public.plants (\n  kinds text[] check (kinds <@ array['a'])\n);",
    ],
    [
      "plants: numbers",
      "create table public.plants (\n  size integer check (size in (10, 20))\n);",
    ],
    [
      "water: p_how",
      "create function public.water(p_id uuid, p_how text)\n  returns void language sql as $$ select 1 where p_how = 'often' $$;",
    ],
    [
      "water: how",
      "create function public.water() returns void language plpgsql as $$\ndeclare\n  how text;\nbegin\n  return case how when 'a' then 1 else 2 end;\nend $$;",
    ],
  ])("would be found out as %s", (found, planted) => {
    expect(handLists([...TEXTS, planted])).toContain(found);
  });
});
