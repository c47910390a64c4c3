import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { startTestDatabase, type TestDatabase } from "./support/database.ts";

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
});
