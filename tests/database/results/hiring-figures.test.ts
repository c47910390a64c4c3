import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { readDashboardFigures } from "#lib/data/interviews/dashboard";
import { readAnalysis } from "#lib/data/results/analysis-figures";
import { overrideMetric, setStatus } from "#lib/data/results/decisions";
import { readFunnel, readSources } from "#lib/data/results/funnel";
import { countOpening } from "#lib/data/room/rooms";
import type { FunnelWeek } from "#lib/domain/results/funnel";
import { ENGINE, type Person, startTestDatabase, type TestDatabase } from "../support/database.ts";
import { join } from "../support/matrix/world.ts";
import {
  type Attempt,
  type Company,
  createInterview,
  type Interview,
  ok,
  signUpCompany,
  startAttempt,
  submitAndScore,
} from "../support/people.ts";

const ALL = { search: "", range: "all" } as const;

describe.each([ENGINE])("The figures that the database keeps, on %s:", (engine) => {
  let db: TestDatabase;
  let company: Company;
  let interview: Interview;
  let owner: Person["client"];

  beforeAll(async () => {
    db = await startTestDatabase(engine);
    await db.sql("update public.plan_caps set cap = 1000");
  });
  afterAll(() => db.close());

  async function newCompany() {
    company = await signUpCompany(db, "Bright Cleaning");
    owner = company.owner.client;
    interview = await createInterview(db, company);
  }
  const figures = () => readDashboardFigures(owner);
  const weekNow = async (): Promise<FunnelWeek | undefined> =>
    (await readFunnel(owner, null)).at(-1);
  const decide = (attempt: Attempt, status: "Pending" | "Rejected" | "Hired") =>
    setStatus(owner, attempt.id, { status });
  /** The same person answers again, as an attempt of its own. */
  async function again(first: Attempt): Promise<Attempt> {
    const attempt = await startAttempt(db, interview);
    await db.sql("update public.interview_attempts set candidate_id = $1 where id = $2", [
      first.candidateId,
      attempt.id,
    ]);
    return { ...attempt, candidateId: first.candidateId };
  }
  const submittedDaysAgo = (attempt: Attempt, days: number) =>
    db.sql(
      "update public.interview_attempts set submitted_at = now() - make_interval(days => $2::integer) where id = $1",
      [attempt.id, String(days)],
    );

  it("follow decisions both ways and count a person once", async () => {
    await newCompany();
    expect(await figures()).toMatchObject({ candidates: 0, qualified: 0, hired: 0, daysToHire: 0 });
    const first = await startAttempt(db, interview);
    await submitAndScore(db, first);
    const second = await again(first);
    await submitAndScore(db, second);
    expect(await figures()).toMatchObject({ interviews: 1, candidates: 1, qualified: 1, hired: 0 });

    await submittedDaysAgo(first, 3);
    await decide(first, "Hired");
    await decide(second, "Hired");
    expect(await figures()).toMatchObject({ candidates: 1, hired: 1, daysToHire: 3 });
    await decide(first, "Rejected");
    expect(await figures()).toMatchObject({ hired: 1, daysToHire: 0 });
    await decide(second, "Pending");
    expect(await figures()).toMatchObject({ hired: 0, daysToHire: 0 });
  });

  it("are to a viewer of some interviews those of these, each person once", async () => {
    await newCompany();
    const viewer = await join(db, company, { role: "viewer", interviews: [interview.id] });
    const hired = await startAttempt(db, interview);
    await submitAndScore(db, hired);
    await submittedDaysAgo(hired, 4);
    await decide(hired, "Hired");
    await submitAndScore(db, await again(hired));
    const seen = await figures();
    expect(seen).toMatchObject({ interviews: 1, candidates: 1, qualified: 1, hired: 1 });
    const other = await startAttempt(db, await createInterview(db, company));
    await submitAndScore(db, other);
    await decide(other, "Hired");
    expect(await figures()).toMatchObject({ interviews: 2, candidates: 2, hired: 2 });
    const { interviews, candidates, qualified, hired: number, daysToHire } = seen;
    expect(await readDashboardFigures(viewer.client)).toMatchObject({
      interviews,
      candidates,
      qualified,
      hired: number,
      daysToHire,
    });
  });

  it("average the days of all who were hired", async () => {
    await newCompany();
    for (const days of [2, 5]) {
      const attempt = await startAttempt(db, interview);
      await submitAndScore(db, attempt);
      await submittedDaysAgo(attempt, days);
      await decide(attempt, "Hired");
    }
    expect(await figures()).toMatchObject({ candidates: 2, hired: 2, daysToHire: 3.5 });
  });

  it("are another company's own", async () => {
    const stranger = (await signUpCompany(db, "Other Crew")).owner.client;
    expect(await readDashboardFigures(stranger)).toMatchObject({ candidates: 0, hired: 0 });
    expect((await readFunnel(stranger, interview.id)).every(({ started }) => started === 0)).toBe(
      true,
    );
    expect(await readAnalysis(stranger, ALL)).toMatchObject({ sample: true });
  });

  it("follow a person's number, and leave out who is not open any more", async () => {
    await newCompany();
    const viewer = await join(db, company, { role: "viewer", interviews: [interview.id] });
    expect(await readAnalysis(viewer.client, ALL)).toMatchObject({ sample: true });
    const attempt = await startAttempt(db, interview);
    await submitAndScore(db, attempt);
    for (const metric of ["communication", "experience", "problem_solving"] as const) {
      await overrideMetric(owner, attempt.id, { metric, score: 4, reason: "Seen at work." });
    }
    const analysis = await readAnalysis(owner, ALL);
    expect(analysis).toMatchObject({
      sample: false,
      total: {
        general: { n: 1 },
        communication: { n: 1, mean: 4 },
        technical: { n: 1, mean: 4 },
      },
    });
    // A viewer of some interviews sees no invented ones either.
    expect(await readAnalysis(viewer.client, ALL)).toEqual(analysis);
    expect(await figures()).toMatchObject({ qualified: 0 });
    await db.sql("update public.interview_attempts set unlocked_at = null where id = $1", [
      attempt.id,
    ]);
    expect(await readAnalysis(owner, ALL)).toMatchObject({ sample: true });
    expect(await figures()).toMatchObject({ candidates: 0 });
  });

  it("filter by the words of a title and by the days since", async () => {
    await newCompany();
    const [old, fresh] = [await startAttempt(db, interview), await startAttempt(db, interview)];
    await submitAndScore(db, old);
    await submitAndScore(db, fresh);
    await submittedDaysAgo(old, 20);
    const n = async (search: string, range: "all" | "week" | "month") =>
      (await readAnalysis(owner, { search, range })).total.general.n;
    expect([await n("", "all"), await n("", "month"), await n("", "week")]).toEqual([2, 2, 1]);
    expect([await n("CLEAN", "all"), await n("100%", "all"), await n("_", "all")]).toEqual([
      2, 0, 0,
    ]);
  });

  it("keep the steps of a deleted candidate as counts, and none of their scores", async () => {
    await newCompany();
    for (let opened = 0; opened < 3; opened += 1)
      await countOpening(db.service(), interview.key, undefined);
    const attempt = await startAttempt(db, interview);
    expect(await weekNow()).toMatchObject({ opened: 3, started: 1, submitted: 0 });
    await submitAndScore(db, attempt);
    await decide(attempt, "Hired");
    const other = await startAttempt(db, interview);
    await submitAndScore(db, other);
    const whole = { opened: 3, started: 2, submitted: 2, qualified: 2, hired: 1 };
    expect(await weekNow()).toMatchObject(whole);
    const service = db.service();
    ok(await service.rpc("request_erasure", { p_attempt: attempt.id, p_by: "candidate" }));
    await service.rpc("erase_attempt", { p_attempt: attempt.id });
    expect(await weekNow()).toMatchObject(whole);
    expect((await readAnalysis(owner, ALL)).total.general).toEqual({ n: 1, mean: 7.5 });
    expect(await figures()).toMatchObject({ candidates: 1, qualified: 1, hired: 0, daysToHire: 0 });
  });

  it("say where people came from, and how far", async () => {
    await newCompany();
    for (const source of ["poster", "poster", "text", undefined] as const)
      await countOpening(db.service(), interview.key, source);
    const attempt = await startAttempt(db, interview, "poster");
    await startAttempt(db, interview);
    await submitAndScore(db, attempt);
    await decide(attempt, "Hired");
    const poster = { opened: 2, started: 1, submitted: 1, qualified: 1, hired: 1 };
    const text = { opened: 1, started: 0, submitted: 0, qualified: 0, hired: 0 };
    const sources = [
      { source: "poster", ...poster },
      { source: "text", ...text },
    ];
    expect(await readSources(owner, interview.id)).toEqual(sources);
    expect(await readSources(owner, null)).toEqual(sources);
    await decide(attempt, "Pending");
    expect(await readSources(owner, null)).toContainEqual({
      source: "poster",
      ...poster,
      hired: 0,
    });
    const other = await signUpCompany(db, "Other Cleaning");
    expect(await readSources(other.owner.client, interview.id)).toEqual([]);
  });

  it("know no opening of a link that leads nowhere, and let an account go", async () => {
    await newCompany();
    await countOpening(db.service(), "nowhere", undefined);
    const attempt = await startAttempt(db, interview);
    await submitAndScore(db, attempt);
    const { error } = await db.service().rpc("delete_account", { p_user: company.owner.userId });
    expect(error).toBeNull();
    expect(
      await db.sql("select 1 as row from public.interview_figures where interview_id = $1", [
        interview.id,
      ]),
    ).toEqual([]);
  });

  it("a step that was done stays done, and is the owner's own", async () => {
    await newCompany();
    const mask = async () =>
      ok(await owner.from("company_profiles").select("completion_bitmask").single())
        .completion_bitmask;
    for (const step of [1, 1, 3, 7, -1]) worked(await owner.rpc("complete_step", { p_step: step }));
    expect(await mask()).toBe("0101");
    const stranger = (await signUpCompany(db, "Other Crew")).owner.client;
    worked(await stranger.rpc("complete_step", { p_step: 0 }));
    expect(await mask()).toBe("0101");
  });

  it("planted: without its trigger a decision changes nothing", async () => {
    await newCompany();
    const attempt = await startAttempt(db, interview);
    await submitAndScore(db, attempt);
    await db.sql("alter table public.interview_attempts disable trigger recount_attempt");
    await decide(attempt, "Hired");
    await db.sql("alter table public.interview_attempts enable trigger recount_attempt");
    expect(await figures()).toMatchObject({ hired: 0 });
  });
});

function worked({ error }: { error: { message: string } | null }) {
  expect(error).toBeNull();
}
