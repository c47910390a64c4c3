import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { eraseAttempt } from "#lib/data/account/erasure";
import { readAdverseImpact, saveSelfIdentification } from "#lib/data/fairness/adverse-impact";
import { overrideMetric, setStatus } from "#lib/data/results/decisions";
import type { AttemptStatus } from "#lib/domain/results/status";
import { ENGINE, type Person, startTestDatabase, type TestDatabase } from "../support/database.ts";
import { type HiringCompany, signUpHiringCompany } from "../support/people.ts";
import { aDayLater, firstLook, people } from "../support/said.ts";

describe.each([ENGINE])("The adverse-impact figures stand still, on %s:", (engine) => {
  let db: TestDatabase;
  let company: HiringCompany;
  let owner: Person["client"];
  let women: string[] = [];
  let men: string[] = [];
  const decided = new Set<string>();

  beforeAll(async () => {
    db = await startTestDatabase(engine);
    company = await signUpHiringCompany(db, "Bright Cleaning");
    await db.sql("update public.plan_caps set cap = 1000");
    owner = company.owner.client;
    const [woman, man] = [
      { sex: "female", race: "white" } as const,
      { sex: "male", race: "white" } as const,
    ];
    women = [
      ...(await people(db, company, 18, woman, 6)),
      ...(await people(db, company, 6, woman, 8)),
    ];
    men = [...(await people(db, company, 20, man, 6)), ...(await people(db, company, 6, man, 8))];
    // Fewer than five hired or qualified of a group would not be shown at all.
    for (const attempt of [...women.slice(18), ...men.slice(20)])
      await setStatus(owner, attempt, { status: "Hired" });
  });
  afterAll(() => db.close());
  beforeEach(async () => {
    await decideOn([...decided], "Pending");
    await firstLook(db, owner);
  });

  async function decideOn(attempts: readonly string[], status: AttemptStatus) {
    for (const attempt of attempts) {
      await setStatus(owner, attempt, { status });
      decided.add(attempt);
    }
  }

  const figures = async () => JSON.stringify((await readAdverseImpact(owner)).rows);
  const hired = async () => {
    const { rows } = await readAdverseImpact(owner);
    return rows.sex.map(({ rates }) =>
      Math.round((rates.hired?.rate ?? 0) * (rates.hired?.of ?? 0)),
    );
  };
  const one = () => women[0] ?? "";

  /** What the owner sees move who does something to one person and looks at once, and on the days after. */
  async function moves(deed: () => Promise<unknown>): Promise<boolean> {
    const before = await figures();
    await deed();
    const seen = [await figures()];
    for (const _ of [1, 2]) {
      await aDayLater(db);
      seen.push(await figures());
    }
    return seen.some((shown) => shown !== before);
  }

  it("hiring one person, looking, and taking it back tells nothing of them", async () => {
    expect(await moves(() => decideOn([one()], "Hired"))).toBe(false);
    expect(await moves(() => decideOn([one()], "Pending"))).toBe(false);
  });

  it("nor does a number of theirs that a person set, across the line or the median", async () => {
    const adjust = (score: number | null) =>
      overrideMetric(owner, one(), {
        metric: "reliability",
        score,
        reason: score === null ? null : "Seen at work.",
      });
    expect(await moves(() => adjust(9))).toBe(false);
    expect(await moves(() => adjust(null))).toBe(false);
  });

  it("nor that one more person came, spoke, changed their word or was deleted", async () => {
    let late = "";
    const comes = async () => {
      [late = ""] = await people(db, company, 1, { sex: null, race: null }, 9);
    };
    expect(await moves(comes)).toBe(false);
    for (const said of [
      { sex: "female", race: "white" },
      { sex: "male", race: null },
      { sex: null, race: null },
      { sex: "male", race: "white" },
    ] as const)
      expect(await moves(() => saveSelfIdentification(db.service(), late, said))).toBe(false);
    await firstLook(db, owner);
    expect(await moves(() => eraseAttempt(db.service(), late))).toBe(false);
    expect(
      await db.sql("select 1 from public.adverse_impact_people where interview_attempt_id = $1", [
        late,
      ]),
    ).toEqual([]);
  });

  it("ten people's change shows, a day after and not before", async () => {
    await decideOn(women.slice(0, 9), "Hired");
    await aDayLater(db);
    expect(await hired()).toEqual([6, 6]);
    await decideOn(men.slice(0, 1), "Hired");
    expect(await hired()).toEqual([7, 15]);
    await decideOn(men.slice(1, 12), "Hired");
    expect(await hired()).toEqual([7, 15]);
    await aDayLater(db);
    expect(await hired()).toEqual([18, 15]);
  });

  it("who changes ten, looks, and changes them back with one more is not told of the one", async () => {
    await decideOn(women.slice(1, 11), "Hired");
    await aDayLater(db);
    expect(await hired()).toEqual([6, 16]);
    await decideOn(women.slice(1, 11), "Pending");
    await decideOn([one()], "Hired");
    await aDayLater(db);
    expect(await hired()).toEqual([6, 16]);
  });

  it("ten changes in one figure do not carry a single one into another", async () => {
    await decideOn(men.slice(0, 12), "Hired");
    await overrideMetric(owner, one(), { metric: "reliability", score: 9, reason: "Seen." });
    await aDayLater(db);
    expect(await hired()).toEqual([6, 6]);
    await overrideMetric(owner, one(), { metric: "reliability", score: null, reason: null });
    expect(await hired()).toEqual([18, 6]);
  });

  it("ten who said nothing of themselves hide nobody", async () => {
    const silent = await people(db, company, 12, { sex: null, race: null }, 6);
    await decideOn([...silent, one()], "Hired");
    await aDayLater(db);
    expect(await hired()).toEqual([6, 6]);
  });

  it("what somebody said before stands nowhere, whichever way it was changed", async () => {
    const stands = () =>
      db.sql("select sex from public.adverse_impact_people where interview_attempt_id = $1", [
        one(),
      ]);
    expect(await stands()).not.toEqual([]);
    await db.sql(
      "update public.self_identifications set sex = 'male' where interview_attempt_id = $1",
      [one()],
    );
    expect(await stands()).toEqual([]);
    await db.sql(
      "update public.self_identifications set sex = 'female' where interview_attempt_id = $1",
      [one()],
    );
  });

  it("says since when, and two looks at once make one set of figures", async () => {
    await db.sql("delete from public.adverse_impact_bases");
    const looks = await Promise.all([1, 2, 3].map(() => readAdverseImpact(owner)));
    expect(new Set(looks.map(({ asOf }) => asOf)).size).toBe(1);
    expect(looks[0]?.asOf).not.toBeNull();
    expect(
      await db.sql("select count(*)::integer as made from public.adverse_impact_bases"),
    ).toEqual([{ made: 1 }]);
  });

  it("planted: with figures made anew at each look, one person's hiring tells their group", async () => {
    await firstLook(db, owner);
    const before = await hired();
    await decideOn([one()], "Hired");
    await firstLook(db, owner);
    expect([before, await hired()]).toEqual([
      [6, 6],
      [6, 7],
    ]);
  });
});
