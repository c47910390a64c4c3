import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { z } from "zod";
import { startTestDatabase, type TestDatabase } from "./support/database.ts";
import { readBody } from "./support/statements.ts";

let db: TestDatabase;

beforeAll(async () => {
  db = await startTestDatabase();
});
afterAll(() => db.close());

/** A call of each function that a statement can call: an enum's first member, else nothing, for each argument. */
const CALLS = `
  select format('select * from public.%I(%s)', p.proname, coalesce(string_agg(
    case when a.place = p.pronargs and p.provariadic <> 0 then 'variadic ' else '' end
    || format(case when t.typtype = 'e' then 'enum_first(null::%1$s)' else 'null::%1$s' end, a.type::regtype),
    ', ' order by a.place
  ), '')) as call
  from pg_proc p
  left join lateral unnest(p.proargtypes::oid[]) with ordinality as a (type, place) on true
  left join pg_type t on t.oid = a.type
  where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and p.prorettype <> 'trigger'::regtype
  group by p.oid, p.proname order by p.proname`;

/** Types that don't meet, or something that isn't there: a body's statements are read only when they run. */
const BROKEN = ["42883", "42804", "42P18", "42703", "42P01", "42725"];

async function refusal(call: string): Promise<string | null> {
  try {
    await db.sql(call);
    return null;
  } catch (error) {
    const { code, message } = Object(error);
    return BROKEN.includes(String(code)) ? `${call}: ${String(message)}` : null;
  }
}

it("Each function of the database runs with the types that it says", async () => {
  const calls = (await db.sql(CALLS)).map(({ call }) => String(call));
  expect(calls.length).toBeGreaterThan(150);
  const broken: string[] = [];
  for (const call of calls) broken.push(...[await refusal(call)].filter((found) => found !== null));
  expect(broken).toEqual([]);
});

it("would be told of one that compares an enum with text", async () => {
  await db.sql(`create function public.broken(p_status public.attempt_status, p_word text) returns boolean
    language plpgsql as $$ begin return p_status = p_word; end $$`);
  expect(
    await refusal(
      "select * from public.broken(enum_first(null::public.attempt_status), null::text)",
    ),
  ).toContain("operator does not exist");
  await db.sql("drop function public.broken");
});

/** Each function in PL/pgSQL, what it can name beside what it declares, and the table of a trigger's. */
const BODIES = `
  select p.proname as name, p.prosrc as source, coalesce(p.proargnames, '{}')::text[] as names,
    array(select format_type(type, null) from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality
      as a (type, place) order by place) as types,
    (select format_type(c.reltype, null) from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where t.tgfoid = p.oid order by t.oid limit 1) as row
  from pg_proc p join pg_language l on l.oid = p.prolang
  where p.pronamespace = 'public'::regnamespace and l.lanname = 'plpgsql' order by p.proname`;

const body = z.object({
  name: z.string(),
  source: z.string(),
  names: z.array(z.string()),
  types: z.array(z.string()),
  row: z.string().nullable(),
});

/** What PL/pgSQL itself names. */
const NAMED = { found: "boolean", tg_op: "text", tg_argv: "text[]", sqlerrm: "text" };

/** What Postgres says of the statements of a function that it can't read with the types of what they name. */
async function unreadable({ name, source, names, types, row }: z.output<typeof body>) {
  const { variables, statements } = readBody(source);
  const given = names.map((one, place) => [one, types[place] ?? ""] as const);
  const known = new Map([...Object.entries(NAMED), ...given, ...variables]);
  if (row !== null) known.set("new", row).set("old", row);
  // What a record holds is known only when it runs.
  const records = [...known].filter(([, type]) => type === "record").map(([one]) => one);
  for (const record of records) known.delete(record);
  const typed = [...known].map(([one, type]) => `"${one}" ${type}`).join(", ");
  const found: string[] = [];
  for (const [place, statement] of statements.entries()) {
    if (records.some((one) => new RegExp(`\\b${one}\\b`).test(statement))) continue;
    const read = `create function planned."${name} ${place}"(${typed}) returns void
      language sql set search_path = '' as $planned$ ${statement} $planned$`;
    await db.sql(read).catch((error: Error) => {
      found.push(`${name}: ${statement}: ${error.message}`);
    });
  }
  return found;
}

const bodies = async () => z.array(body).parse(await db.sql(BODIES));

it("Each statement of a function is one that Postgres can read, behind whatever condition it stands", async () => {
  await db.sql("create schema planned");
  const found: string[] = [];
  for (const one of await bodies()) found.push(...(await unreadable(one)));
  expect(found).toEqual([]);
  const read = await db.sql("select from pg_proc where pronamespace = 'planned'::regnamespace");
  expect(read.length).toBeGreaterThan(500);
});

it("would be told of a statement that never runs", async () => {
  await db.sql(`create function public.never(p_word text) returns void language plpgsql as $$
    begin
      if p_word = 'never' then
        update public.ats_deliveries set state = case when p_word = 'a' then 'failed' else 'sent' end;
      elsif p_word is null then
        perform 1 from public.interview_attempts where status = p_word;
      end if;
    end $$`);
  const [planted] = (await bodies()).filter(({ name }) => name === "never");
  expect(planted && (await unreadable(planted))).toEqual([
    expect.stringContaining("is of type public.ats_delivery_state but expression is of type text"),
    expect.stringContaining("operator does not exist: public.attempt_status = text"),
  ]);
});
