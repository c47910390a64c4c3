import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { readAdverseImpact, saveSelfIdentification } from "#lib/data/fairness/adverse-impact";
import { setStatus } from "#lib/data/results/decisions";
import type { Measure } from "#lib/domain/fairness/adverse-impact";
import type { Race, Sex } from "#lib/domain/fairness/self-identification";
import { ENGINE, type Person, startTestDatabase, type TestDatabase } from "../support/database.ts";
import { type HiringCompany, signUpHiringCompany } from "../support/people.ts";
import { aDayLater, firstLook, people } from "../support/said.ts";

type Group = { sex: Sex | null; race: Race | null; n: number; hired: number; score?: number };

describe.each([ENGINE])("No rate tells of a few people, on %s:", (engine) => {
  let db: TestDatabase;
  let company: HiringCompany;
  let owner: Person["client"];

  beforeAll(async () => {
    db = await startTestDatabase(engine);
    await db.sql("update public.plan_caps set cap = 1000");
  });
  beforeEach(async () => {
    company = await signUpHiringCompany(db, "Bright Cleaning");
    owner = company.owner.client;
  });
  afterAll(() => db.close());

  /** Those people, a number of each group hired, and the counts that a first look shows: group → chosen. */
  async function shown(groups: Group[], family: "sex" | "race" | "both" = "sex") {
    for (const { n, hired, score = 6, ...who } of groups) {
      const ids = await people(db, company, n, who, score);
      for (const id of ids.slice(0, hired)) await setStatus(owner, id, { status: "Hired" });
    }
    const { rows } = await firstLook(db, owner);
    const counts = (measure: Measure) =>
      Object.fromEntries(
        rows[family].map(({ label, rates }) => {
          const rate = rates[measure];
          return [label, rate && Math.round(rate.rate * rate.of)];
        }),
      );
    return counts;
  }

  it("the first look after one hire tells nobody's group, the zeros of the others included", async () => {
    const women = { sex: "female", race: "white", n: 10, hired: 1 } as const;
    const men = { sex: "male", race: "black", n: 10, hired: 0 } as const;
    expect((await shown([women, men]))("hired")).toEqual({ Female: null, Male: null });
    expect((await shown([], "race"))("hired")).toEqual({
      White: null,
      "Black or African American": null,
    });
  });

  it("how few filled in the form is not told, at a first look or between two", async () => {
    const known = async () => (await readAdverseImpact(owner)).known;
    const raw = async () => {
      const { data } = await owner.rpc("adverse_impact");
      return data?.map(({ family }) => family);
    };
    expect(await known()).toBeNull();
    const [only = ""] = await people(db, company, 1, { sex: "female", race: null }, 6);
    expect(await known()).toBeNull();
    expect((await firstLook(db, owner)).known).toBeNull();
    expect(await raw()).toEqual(["all"]);
    await people(db, company, 8, { sex: null, race: "white" }, 6);
    expect((await firstLook(db, owner)).known).toBeNull();
    // A tenth alone moves nothing; nor does one who takes their word back once the count is shown.
    await people(db, company, 1, { sex: null, race: "white" }, 6);
    await aDayLater(db);
    expect(await known()).toBeNull();
    expect((await firstLook(db, owner)).known).toBe(10);
    await saveSelfIdentification(db.service(), only, { sex: null, race: null });
    await aDayLater(db);
    expect(await known()).toBe(10);
  });

  it("nor where everybody or nobody of a group was chosen: that tells all of them", async () => {
    const women = { sex: "female", race: null, n: 20, hired: 20 } as const;
    const men = { sex: "male", race: null, n: 20, hired: 8 } as const;
    expect((await shown([women, men]))("hired")).toEqual({ Female: null, Male: null });
  });

  it("a group is left out with a small one that could be told by subtraction", async () => {
    const groups = [
      { sex: null, race: "white", n: 40, hired: 12 },
      { sex: null, race: "black", n: 30, hired: 6 },
      { sex: null, race: "asian", n: 20, hired: 1 },
    ] as const;
    expect((await shown([...groups], "race"))("hired")).toEqual({
      White: 12,
      "Black or African American": null,
      Asian: null,
    });
  });

  it("the rates of a firm with 200 people and 40 hired are there, also where some said nothing", async () => {
    const groups = [
      { sex: "female", race: "white", n: 50, hired: 12 },
      { sex: "female", race: "black", n: 35, hired: 6 },
      { sex: "male", race: "white", n: 55, hired: 11 },
      { sex: "male", race: "black", n: 50, hired: 9 },
      { sex: null, race: null, n: 10, hired: 2 },
    ] as const;
    expect((await shown([...groups]))("hired")).toEqual({ Female: 18, Male: 20 });
    expect((await shown([], "race"))("hired")).toEqual({
      White: 23,
      "Black or African American": 15,
    });
    expect((await shown([], "both"))("hired")).toEqual({
      "White, Male": 11,
      "White, Female": 12,
      "Black or African American, Male": 9,
      "Black or African American, Female": 6,
    });
  });

  it("an intersection that would give away a hidden one is left out with it", async () => {
    const groups = [
      { sex: "female", race: "white", n: 30, hired: 10 },
      { sex: "male", race: "white", n: 30, hired: 8 },
      { sex: "female", race: "black", n: 30, hired: 2 },
      { sex: "male", race: "black", n: 30, hired: 9 },
    ] as const;
    const both = (await shown([...groups], "both"))("hired");
    expect(both).toMatchObject({
      "Black or African American, Female": null,
      "Black or African American, Male": null,
      "White, Female": null,
    });
    expect((await shown([]))("hired")).toEqual({ Female: 12, Male: 17 });
  });

  it("an intersection is left out where one of its lines is: together they would be that line", async () => {
    const groups = [
      { sex: "female", race: "white", n: 20, hired: 7 },
      { sex: "male", race: "white", n: 20, hired: 8 },
      { sex: "female", race: "black", n: 15, hired: 6 },
      { sex: "male", race: "black", n: 15, hired: 6 },
      { sex: null, race: "asian", n: 20, hired: 1 },
    ] as const;
    expect((await shown([...groups], "race"))("hired")).toEqual({
      White: 15,
      "Black or African American": null,
      Asian: null,
    });
    expect((await shown([], "both"))("hired")).toMatchObject({
      "White, Female": 7,
      "White, Male": 8,
      "Black or African American, Female": null,
      "Black or African American, Male": null,
    });
  });

  it("scores count as decisions do, and only where enough people have one", async () => {
    const high = { sex: "female", race: null, n: 10, hired: 0, score: 8 } as const;
    const low = { sex: "female", race: null, n: 10, hired: 0, score: 5 } as const;
    const men = { sex: "male", race: null, n: 20, hired: 0, score: 5 } as const;
    const counts = await shown([high, low, men]);
    expect(counts("qualified")).toEqual({ Female: null, Male: null });
    const more = await shown([{ ...men, n: 6, score: 9 }]);
    expect(more("qualified")).toEqual({ Female: 10, Male: 6 });
    expect(more("aboveMedian")).toEqual({ Female: 10, Male: 6 });
    // Nine women with a score are too few, however many of them were above the line.
    await db.sql(
      `update public.interview_attempts set ai_allowed = false where id in (
         select a.id from public.interview_attempts a
         join public.self_identifications s on s.interview_attempt_id = a.id
         where a.department_key = $1 and s.sex = 'female' order by a.qualified, a.id limit 11
       )`,
      [company.departmentKey],
    );
    expect((await shown([]))("qualified")).toMatchObject({ Female: null });
  });
});
