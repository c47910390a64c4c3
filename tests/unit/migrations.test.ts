import { globSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { REFUSALS } from "#lib/domain/core/refusals";
import { JOB_KINDS } from "#lib/domain/jobs/kinds";
import { FEATURES } from "#lib/domain/plans/features";
import { DEPLOYED } from "../../scripts/database/sets.ts";

const FOLDER = "supabase/migrations";
const TEXTS = readdirSync(FOLDER).map((name) => readFileSync(`${FOLDER}/${name}`, "utf8"));
const WRITTEN =
  /create (?:or replace )?(?:(function|view|table|sequence) public\.(\w+)|policy "([^"]+)" on ([\w.]+)|trigger (\w+)[^;]*? on ([\w.]+))/g;
/** What changes or takes back something written before. A foreign key that is added closes a circle of two tables. */
const CHANGED =
  /^(?:drop|update|delete|create or replace|alter table (?!\S+ enable row level|\S+\s+add foreign key)).*/gm;

/** What is written twice or changed afterwards, in statements outside the bodies of functions. */
function rewritten(texts: readonly string[]): string[] {
  const sql = texts.join("\n").replace(/\$\$[\s\S]*?\$\$/g, "body");
  const names = [...sql.matchAll(WRITTEN)].map((found) => found.slice(1).join(" ").trim());
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  return [...twice, ...[...sql.matchAll(CHANGED)].map(([line]) => line)];
}

const untilDeployed = DEPLOYED ? describe.skip : describe;
untilDeployed("The migrations, until the first deployment,", () => {
  it("write each table, function, view, trigger and policy once, whole, where it stands", () => {
    expect(TEXTS.join("").match(WRITTEN)?.length).toBeGreaterThan(200);
    expect(rewritten(TEXTS)).toEqual([]);
  });

  it.each([
    "create function public.my_user_id() returns uuid language sql as $$ select null $$;",
    "create or replace view public.other_list as select 1;",
    "alter table public.profiles add column nickname text;",
    "alter table public.profiles\n  drop column nickname;",
    "drop trigger touch on public.profiles;",
    "create trigger touch before delete on public.profiles execute function public.f();",
    'create policy "owners read their profile" on public.profiles for select using (true);',
    "update public.profiles set email = null;",
  ])("would be found out by %s", (planted) => {
    expect(rewritten([...TEXTS, planted])).not.toEqual([]);
  });
});

/** What the functions raise by name, or hand to one that raises it. */
function raised(sql: string): Set<string> {
  const names = [...sql.matchAll(/raise exception '([a-z]+(?:_[a-z]+)+)'/g)];
  const handed = /create function public\.take_refusal[\s\S]*?\$\$;/.exec(sql)?.[0] ?? "";
  const returned = [...handed.matchAll(/return '(\w+)'/g)];
  return new Set([...names, ...returned].map(([, name = ""]) => name));
}

const enqueued = (sql: string) =>
  [...sql.matchAll(/enqueue_job\(\s*'(\w+)'/g)].map(([, kind = ""]) => kind);

const asked = (sql: string) =>
  [...sql.matchAll(/has_feature\([^()]+, '(\w+)'\)/g)].map(([, feature = ""]) => feature);

describe("A name that crosses from the database", () => {
  const sql = TEXTS.join("\n").replace(/^\s*--.*$/gm, "");
  const code = globSync("lib/{data,http,workflows}/**/*.ts")
    .filter((file) => !file.endsWith("database.types.ts"))
    .map((file) => readFileSync(file, "utf8").replace(/^\s*(?:\/?\*|\/\/).*$/gm, ""))
    .join("\n");
  const says = (name: string) => new RegExp(`"${name}"|(?:^ +|[{,] )${name}:`, "m").test(code);

  it("as a refusal is raised there and has a meaning here", () => {
    expect([...raised(sql)].toSorted()).toEqual(REFUSALS.toSorted());
    expect(REFUSALS.filter((name) => !says(name))).toEqual([]);
  });

  it("as a kind of job is one, and each kind is queued by somebody", () => {
    const kinds = new Set<string>(JOB_KINDS);
    expect(enqueued(sql).filter((kind) => !kinds.has(kind))).toEqual([]);
    const queued = new Set(enqueued(sql));
    expect(JOB_KINDS.filter((kind) => !(queued.has(kind) || says(kind)))).toEqual([]);
  });

  it("as a plan's feature is one, and each is asked for by somebody", () => {
    const features = Object.keys(FEATURES);
    const inSql = asked(sql);
    expect(inSql.filter((name) => !features.includes(name))).toEqual([]);
    expect(features.filter((name) => !(inSql.includes(name) || says(name)))).toEqual([]);
  });

  it("would be missed where only one side says it", () => {
    expect(raised(`${sql} raise exception 'on_hodl';`)).toContain("on_hodl");
    expect(enqueued("select public.enqueue_job(\n  'send_mial', '{}')")).toEqual(["send_mial"]);
    expect(asked("if not public.has_feature(new.company_key, 'calender') then")).toEqual([
      "calender",
    ]);
    expect(says("on_hodl")).toBe(false);
  });
});

const TRIGGER = /create (?:constraint )?trigger (\w+)[^;]*? on \w+\.(\w+)/g;

/** Triggers that a page leaves out, and triggers and functions that it names though the migrations write none. */
function unmapped(page: string, texts: readonly string[]): string[] {
  const sql = texts.join("\n").replace(/\$\$[\s\S]*?\$\$/g, "body");
  const written = [...sql.matchAll(TRIGGER)].map(([, name, table]) => `${table}.${name}`);
  const named = [...page.matchAll(/`(\w+\.\w+)`/g)].map(([, name = ""]) => name);
  const functions = [...page.matchAll(/`(\w+)\(\)`/g)].map(([, name = ""]) => name);
  return [
    ...written.filter((trigger) => !named.includes(trigger)),
    ...named.filter((trigger) => !written.includes(trigger)),
    ...functions.filter((name) => !sql.includes(`function public.${name}(`)),
  ];
}

describe("The map of docs/database.md", () => {
  const page = readFileSync("docs/database.md", "utf8");

  it("names every trigger, and only triggers and functions that are there", () => {
    expect(unmapped(page, TEXTS)).toEqual([]);
  });

  it("would be found out by a trigger that is new, renamed or gone, and by a function that is gone", () => {
    const planted =
      "create trigger guard before delete on public.plants execute function public.f();";
    expect(unmapped(page, [...TEXTS, planted])).toEqual(["plants.guard"]);
    expect(unmapped(`${page} \`plants.guard\` \`water()\``, TEXTS)).toEqual([
      "plants.guard",
      "water",
    ]);
  });
});
