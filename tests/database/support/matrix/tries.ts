import { z } from "zod";
import type { TestDatabase } from "../database.ts";
import { ASKERS, type Asker } from "./askers.ts";
import type { World } from "./world.ts";

/**
 * Runs a statement as somebody and takes back whatever it did: role, claims and rows are those of a subtransaction that is
 * always rolled back. Answers with what came back, or with the refusal.
 */
const TRY = `
  create schema matrix;
  create function matrix.try(p_claims jsonb, p_statement text) returns text language plpgsql as $try$
  declare
    said text;
    touched integer;
  begin
    begin
      perform set_config('request.jwt.claims', coalesce(p_claims::text, ''), true),
        set_config('request.jwt.claim.sub', coalesce(p_claims ->> 'sub', ''), true);
      execute 'set local role ' || case when p_claims is null then 'anon' else 'authenticated' end;
      if p_statement like 'select %' then
        execute 'select coalesce(jsonb_agg(to_jsonb(found))::text, '''') from (' || p_statement || ') found' into said;
      else
        execute p_statement;
        get diagnostics touched = row_count;
        said := case when touched > 0 then touched || ' rows' else '' end;
      end if;
      raise exception using errcode = 'MX000';
    exception
      when sqlstate 'MX000' then return said;
      when others then return 'refused: ' || sqlstate || ' ' || sqlerrm;
    end;
  end $try$`;

export async function prepareTries(db: TestDatabase): Promise<void> {
  for (const statement of [TRY.slice(0, TRY.indexOf(";")), TRY.slice(TRY.indexOf(";") + 1)]) {
    await db.sql(statement);
  }
}

const answers = z.array(
  z.object({ place: z.coerce.number(), asker: z.string(), said: z.string() }),
);

export type Tried = { statement: string; said: Readonly<Record<Asker, string>> };

/** What each of the askers gets of each statement, in one request. */
export async function tryAll(
  db: TestDatabase,
  { claims }: Pick<World, "claims">,
  statements: readonly string[],
): Promise<Tried[]> {
  const asked = ASKERS.map((asker) => ({ asker, claims: claims[asker] }));
  const rows = answers.parse(
    await db.sql(
      `select s.place::integer as place, a ->> 'asker' as asker,
         matrix.try(nullif(a -> 'claims', 'null'), s.statement #>> '{}') as said
       from jsonb_array_elements($1::jsonb) with ordinality as s (statement, place), jsonb_array_elements($2::jsonb) a
       order by 1`,
      [JSON.stringify(statements), JSON.stringify(asked)],
    ),
  );
  const empty = {
    visitor: "",
    newcomer: "",
    owner: "",
    manager: "",
    viewer: "",
    "viewer of another interview": "",
    removed: "",
    "other company": "",
  };
  return statements.map((statement, index) => ({
    statement,
    said: Object.assign(
      { ...empty },
      Object.fromEntries(
        rows.filter(({ place }) => place === index + 1).map(({ asker, said }) => [asker, said]),
      ),
    ),
  }));
}
