import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { eraseAttempt } from "#lib/data/account/erasure";
import { readAdverseImpact, saveSelfIdentification } from "#lib/data/fairness/adverse-impact";
import { RACE_LABELS } from "#lib/domain/fairness/self-identification";
import { ENGINE, type Person, startTestDatabase, type TestDatabase } from "../support/database.ts";
import {
  type HiringCompany,
  ok,
  signUpCompany,
  signUpHiringCompany,
  startAttempt,
} from "../support/people.ts";
import { firstLook, people } from "../support/said.ts";

describe.each([ENGINE])("What candidates say of themselves, on %s:", (engine) => {
  let db: TestDatabase;
  let company: HiringCompany;
  let owner: Person["client"];

  beforeAll(async () => {
    db = await startTestDatabase(engine);
    company = await signUpHiringCompany(db, "Bright Cleaning");
    owner = company.owner.client;
    await people(db, company, 12, { sex: "female", race: "white" }, 8);
    await people(db, company, 14, { sex: "male", race: "white" }, 6);
    await people(db, company, 11, { sex: "male", race: "black" }, 5);
  });
  afterAll(() => db.close());

  it("nobody reads an answer or what figures stood on: no visitor, no owner, and not the service key", async () => {
    await readAdverseImpact(owner);
    for (const client of [db.anon(), owner, db.service()]) {
      for (const table of [
        "self_identifications",
        "adverse_impact_people",
        "adverse_impact_bases",
      ] as const) {
        const read = await client.from(table).select("*");
        expect(read.data ?? []).toEqual([]);
        expect(read.error?.code).toBe("42501");
      }
      const renewed = await client.rpc("renew_adverse_impact", {
        p_department_key: company.departmentKey,
        p_now: "2100-01-01T00:00:00Z",
      });
      expect(renewed.error?.code).toBe("42501");
    }
  });

  it("the owner gets counts of groups, by sex, by race and by both", async () => {
    const { total, known, rows } = await firstLook(db, owner);
    expect([total, known]).toEqual([38, 37]);
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
    // Every woman is above the median, no man is: whoever knows the scores would know who is a woman.
    for (const { rates } of rows.sex)
      expect(rates).toEqual({ hired: null, qualified: null, aboveMedian: null });
  });

  it("whoever asked for people only counts as a person, and by no computer's number", async () => {
    const allow = (allowed: boolean) =>
      db.sql(
        `update public.interview_attempts a set ai_allowed = ${allowed} from public.self_identifications s where s.interview_attempt_id = a.id and s.race = 'black'`,
      );
    await allow(false);
    const [, black] = (await firstLook(db, owner)).rows.race;
    await allow(true);
    expect(black).toMatchObject({ n: 11, rates: { qualified: null, aboveMedian: null } });
  });

  it("a group of fewer than ten is not shown, nor what could be told from it by subtraction", async () => {
    await people(db, company, 4, { sex: "another", race: "asian" }, 9);
    const { rows } = await firstLook(db, owner);
    expect([rows.sex, rows.race]).toEqual([[], []]);
    expect(JSON.stringify(rows)).not.toContain("Asian");
    await people(db, company, 7, { sex: "another", race: "asian" }, 9);
    expect((await firstLook(db, owner)).rows.race.map(({ label }) => label)).toContain("Asian");
  });

  it("another company sees none of it, and a visitor may not ask", async () => {
    const stranger = (await signUpCompany(db, "Other Crew")).owner.client;
    expect(await readAdverseImpact(stranger)).toMatchObject({ total: 0, rows: { sex: [] } });
    expect((await db.anon().rpc("adverse_impact")).error).not.toBeNull();
  });

  it("the smallest group is a setting that no user writes and no key sets below five", async () => {
    const labels = async () => (await firstLook(db, owner)).rows.race.map(({ label }) => label);
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
    const known = async () => (await firstLook(db, owner)).known ?? 0;
    const before = await known();
    await saveSelfIdentification(db.service(), id, { sex: null, race: null });
    expect(await known()).toBe(before - 1);
  });

  it("planted: with a grant the service reads it, and without the floor a single person shows", async () => {
    await db.sql("grant select on public.self_identifications to service_role");
    const read = await db.service().from("self_identifications").select("*").limit(1);
    await db.sql("revoke select on public.self_identifications from service_role");
    expect(read.data).toHaveLength(1);

    await people(db, company, 1, { sex: "another", race: "native" }, 9);
    const set = (least: number) =>
      db.sql(`update public.fairness_settings set smallest_group = ${least}`);
    await db.sql(
      "alter table public.fairness_settings drop constraint fairness_settings_smallest_group_check",
    );
    const labels = async () => (await firstLook(db, owner)).rows.race.map(({ label }) => label);
    expect(await labels()).not.toContain(RACE_LABELS.native);
    await set(1);
    expect(await labels()).toContain(RACE_LABELS.native);
    await set(10);
  });
});
