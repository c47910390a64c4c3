import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { readAdverseImpact, saveSelfIdentification } from "#lib/data/adverse-impact";
import { eraseAttempt } from "#lib/data/erasure";
import type { Race, Sex } from "#lib/domain/self-identification";
import { ENGINES, type Person, startTestDatabase, type TestDatabase } from "./support/database.ts";
import {
  type HiringCompany,
  ok,
  signUpCompany,
  signUpHiringCompany,
  startAttempt,
} from "./support/people.ts";

describe.each(ENGINES)("What candidates say of themselves, on %s:", (engine) => {
  let db: TestDatabase;
  let company: HiringCompany;
  let owner: Person["client"];

  beforeAll(async () => {
    db = await startTestDatabase(engine);
    company = await signUpHiringCompany(db, "Bright Cleaning");
    owner = company.owner.client;
    await people(12, { sex: "female", race: "white" }, 8);
    await people(14, { sex: "male", race: "white" }, 6);
    await people(11, { sex: "male", race: "black" }, 5);
  });
  afterAll(() => db.close());

  /** So many submitted and scored attempts of people who say the same. */
  async function people(
    count: number,
    who: { sex: Sex | null; race: Race | null },
    score: number,
  ): Promise<void> {
    const made = await db.sql(
      `with people as (
         insert into public.candidates (department_key, email, name)
         select $1, gen_random_uuid() || '@example.com', 'Ana' from generate_series(1, $4::integer) returning id
       ), attempts as (
         insert into public.interview_attempts
           (interview_id, candidate_id, department_key, candidate_name, submitted_at, unlocked_at, qualified)
         select $2::uuid, id, $1, 'Ana', now(), now(), $3::numeric >= 7 from people returning id
       ), scored as (
         insert into public.evaluation_results (interview_attempt_id, version, job_id, outcome, general_score,
           scorer, rubric_version, input_hash)
         select id, 1, gen_random_uuid(), 'scored', $3::numeric, 'rubric', '1', '0' from attempts
       ) select id::text from attempts`,
      [company.departmentKey, company.interview.id, String(score), String(count)],
    );
    const [first, ...others] = made.map(({ id }) => String(id));
    await saveSelfIdentification(db.service(), first ?? "", who);
    await db.sql(
      "select public.save_self_identification(id::uuid, nullif($2, ''), nullif($3, '')) from unnest(string_to_array($1, ',')) id",
      [others.join(","), who.sex ?? "", who.race ?? ""],
    );
  }

  it("nobody reads an answer: no visitor, no owner, and not the service key", async () => {
    for (const client of [db.anon(), owner, db.service()]) {
      const read = await client.from("self_identifications").select("*");
      expect(read.data ?? []).toEqual([]);
      expect(read.error?.code).toBe("42501");
    }
  });

  it("the owner gets counts of groups, by sex, by race and by both", async () => {
    const { total, unknown, rows } = await readAdverseImpact(owner);
    expect([total, unknown]).toEqual([38, 1]);
    expect(rows.sex.map(({ label, n }) => [label, n])).toEqual([
      ["Male", 25],
      ["Female", 12],
    ]);
    expect(rows.race.map(({ label, n }) => [label, n])).toEqual([
      ["White", 26],
      ["Black or African American", 11],
    ]);
    expect(rows.both.map(({ label }) => label)).toEqual([
      "White, Male",
      "White, Female",
      "Black or African American, Male",
    ]);
    // The median of the whole sample is 6: every woman is above it, no man is.
    expect(rows.sex[1]?.rates.aboveMedian?.rate).toBe(1);
    expect(rows.sex[0]?.rates.aboveMedian?.rate).toBe(0);
    expect(rows.sex[1]?.rates.qualified?.rate).toBe(1);
  });

  it("whoever asked for people only counts as a person, and by no computer's number", async () => {
    const allow = (allowed: boolean) =>
      db.sql(
        `update public.interview_attempts a set ai_allowed = ${allowed} from public.self_identifications s where s.interview_attempt_id = a.id and s.race = 'black'`,
      );
    await allow(false);
    const [, black] = (await readAdverseImpact(owner)).rows.race;
    await allow(true);
    expect(black).toMatchObject({ n: 11, rates: { qualified: null, aboveMedian: null } });
    const [, again] = (await readAdverseImpact(owner)).rows.race;
    expect(again).toMatchObject({ n: 11, rates: { qualified: { rate: 0 } } });
  });

  it("a group of fewer than ten is not shown, nor what could be told from it by subtraction", async () => {
    await people(4, { sex: "another", race: "asian" }, 9);
    const { rows } = await readAdverseImpact(owner);
    expect([rows.sex, rows.race]).toEqual([[], []]);
    expect(JSON.stringify(rows)).not.toContain("Asian");
    await people(7, { sex: "another", race: "asian" }, 9);
    expect((await readAdverseImpact(owner)).rows.race.map(({ label }) => label)).toContain("Asian");
  });

  it("another company sees none of it, and a visitor may not ask", async () => {
    const stranger = (await signUpCompany(db, "Other Crew")).owner.client;
    expect(await readAdverseImpact(stranger)).toMatchObject({ total: 0, rows: { sex: [] } });
    expect((await db.anon().rpc("adverse_impact")).error).not.toBeNull();
  });

  it("the smallest group is a setting that no user writes and no key sets below five", async () => {
    const labels = async () => (await readAdverseImpact(owner)).rows.race.map(({ label }) => label);
    expect(await labels()).toContain("Asian");
    const settings = (client: Person["client"], smallest: number) =>
      client.from("fairness_settings").update({ smallest_group: smallest }).eq("only_row", true);
    expect((await settings(owner, 5)).error?.code).toBe("42501");
    expect((await settings(db.service(), 4)).error?.code).toBe("23514");
    expect((await settings(db.service(), 12)).error).toBeNull();
    expect((await readAdverseImpact(owner)).smallest).toBe(12);
    expect(await labels()).not.toContain("Asian");
    await settings(db.service(), 10);
    expect(await labels()).toContain("Asian");
  });

  it("what a person said stays where a second attempt takes the place of their answers", async () => {
    const first = await startAttempt(db, company.interview);
    ok(await db.service().rpc("submit_attempt", { p_attempt: first.id }));
    await saveSelfIdentification(db.service(), first.id, { sex: "female", race: "asian" });
    const again = ok(await owner.rpc("reopen_attempt", { p_attempt: first.id }));
    await db.service().rpc("take_over_retry", { p_retry: again });
    const said = await db.sql(
      "select sex, race from public.self_identifications where interview_attempt_id = $1",
      [first.id],
    );
    expect(said).toEqual([{ sex: "female", race: "asian" }]);
    await eraseAttempt(db.service(), first.id);
  });

  it("an answer can be changed, and taken back", async () => {
    const { id } = company.attempt;
    await saveSelfIdentification(db.service(), id, { sex: "male", race: null });
    expect((await readAdverseImpact(owner)).unknown).toBe(0);
    await saveSelfIdentification(db.service(), id, { sex: null, race: null });
    expect((await readAdverseImpact(owner)).unknown).toBe(1);
  });

  it("planted: with a grant the service reads it, and without the floor a single person shows", async () => {
    await db.sql("grant select on public.self_identifications to service_role");
    const read = await db.service().from("self_identifications").select("*").limit(1);
    await db.sql("revoke select on public.self_identifications from service_role");
    expect(read.data).toHaveLength(1);

    await people(1, { sex: "another", race: "native" }, 9);
    const set = (least: number) =>
      db.sql(`update public.fairness_settings set smallest_group = ${least}`);
    await db.sql(
      "alter table public.fairness_settings drop constraint fairness_settings_smallest_group_check",
    );
    const labels = async () => (await readAdverseImpact(owner)).rows.race.map(({ label }) => label);
    expect(await labels()).not.toContain("Native American or Alaska Native");
    await set(1);
    expect(await labels()).toContain("Native American or Alaska Native");
    await set(10);
  });
});
