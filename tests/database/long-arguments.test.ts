import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { ENGINES, startTestDatabase, type TestDatabase } from "./support/database.ts";
import { type HiringCompany, signUpHiringCompany } from "./support/people.ts";

/** Every function that a user's role may execute, with its arguments in their order. */
const CALLABLE = `select p.proname::text as name, array_to_string(p.proargnames, ',') as names,
  (select string_agg(format_type(type, null), ',' order by place)
    from unnest(p.proargtypes) with ordinality as arguments(type, place)) as types
  from pg_proc p where p.pronamespace = 'public'::regnamespace and p.pronargs > 0 and p.proname not in ('refuse_long', 'app_limit')
  and (has_function_privilege('authenticated', p.oid, 'execute') or has_function_privilege('anon', p.oid, 'execute'))
  order by 1`;

/** A megabyte, as the argument of each type that can be long. */
const LONG: Record<string, string> = {
  text: "repeat('a ', 500000)",
  "text[]": "array[repeat('a ', 500000)]",
  jsonb: "jsonb_build_array(repeat('a ', 500000))",
};

type Call = { name: string; argument: string; sql: string };

async function longCalls(db: TestDatabase, { interview, attempt }: HiringCompany): Promise<Call[]> {
  const known: Record<string, string> = { p_interview: interview.id, p_attempt: attempt.id };
  return (await db.sql(CALLABLE)).flatMap(({ name, names, types }) => {
    const given = String(types).split(",");
    const argument = String(names).split(",").slice(0, given.length);
    return given.flatMap((type, at) => {
      const long = LONG[type];
      if (long === undefined) return [];
      const values = given.map((other, place) => {
        const id = known[argument[place] ?? ""];
        if (place === at) return long;
        return other === "uuid" && id ? `'${id}'::uuid` : `null::${other}`;
      });
      return [
        { name: String(name), argument: `${argument[at]}`, sql: `public.${name}(${values})` },
      ];
    });
  });
}

describe.each(ENGINES)("A megabyte in a direct call on %s", (engine) => {
  let db: TestDatabase;
  let company: HiringCompany;

  beforeAll(async () => {
    db = await startTestDatabase(engine);
    company = await signUpHiringCompany(db, "Bright Cleaning");
  });
  afterAll(() => db.close());

  const asOwner = async (call: string) => {
    const [session] = await db.sql("select id::text as id from auth.sessions where user_id = $1", [
      company.owner.userId,
    ]);
    const claims = JSON.stringify({ sub: company.owner.userId, session_id: session?.id });
    return db.sql(`do $call$ begin
      perform set_config('request.jwt.claims', '${claims}', true);
      set local role authenticated;
      perform ${call};
    end $call$`);
  };

  it("is refused by name, whatever the function and the argument, before anything reads it", async () => {
    const calls = await longCalls(db, company);
    expect(calls.length).toBeGreaterThan(15);
    const answers: string[] = [];
    for (const { name, argument, sql } of calls) {
      const refusal = await asOwner(sql).then(
        () => "taken",
        (error: { code?: string }) => error.code ?? String(error),
      );
      if (refusal !== "22001") answers.push(`${name}(${argument}): ${refusal}`);
    }
    expect(answers).toEqual([]);
    expect(await db.sql("select 1 as alive")).toEqual([{ alive: 1 }]);
  });
});
