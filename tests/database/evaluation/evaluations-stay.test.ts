import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { eraseAttempt } from "#lib/data/account/erasure";
import { ENGINE, startTestDatabase, type TestDatabase } from "../support/database.ts";
import { type HiringCompany, ok, signUpHiringCompany, startAttempt } from "../support/people.ts";

describe.each([ENGINE])("Versions of an evaluation, on %s:", (engine) => {
  let db: TestDatabase;
  let company: HiringCompany;
  let attemptId = "";

  beforeAll(async () => {
    db = await startTestDatabase(engine);
    company = await signUpHiringCompany(db, "Bright Cleaning");
  });
  beforeEach(async () => {
    attemptId = (await startAttempt(db, company.interview)).id;
    ok(await db.service().rpc("submit_attempt", { p_attempt: attemptId }));
    for (const score of [4, 8]) {
      ok(
        await db.service().rpc("record_evaluation", {
          p_job: randomUUID(),
          p_attempt: attemptId,
          p_evaluation: {
            outcome: "scored",
            general_score: score,
            reliability_score: score,
            evidence: [{ metric: "reliability", quote: "So." }],
            general_summary: "Told about the oven.",
            scorer: "rubric",
            rubric_version: "1",
            input_hash: "0",
          },
        }),
      );
    }
  });
  afterAll(() => db.close());

  /** What the service key may do to the versions that are there. */
  async function tampered(): Promise<string[]> {
    const service = db.service();
    const before = await versions();
    const done: string[] = [];
    await service
      .from("evaluation_results")
      .update({ general_score: 9, reliability_score: 9 })
      .eq("interview_attempt_id", attemptId)
      .eq("version", 1);
    if ((await versions())[0] !== before[0]) done.push("rewritten");
    await service
      .from("evaluation_results")
      .delete()
      .eq("interview_attempt_id", attemptId)
      .eq("version", 2);
    if ((await versions()).length < before.length) done.push("removed");
    await service.from("interview_attempts").delete().eq("id", attemptId);
    if ((await versions()).length === 0) done.push("removed with the attempt");
    return done;
  }

  async function versions(): Promise<number[]> {
    const rows = await db.sql(
      "select general_score::float as score from public.evaluation_results where interview_attempt_id = $1::uuid order by version",
      [attemptId],
    );
    return rows.map(({ score }) => Number(score));
  }

  it("are rewritten and removed by nobody, the service key and the database's owner included", async () => {
    expect(await tampered()).toEqual([]);
    for (const order of [
      "update public.evaluation_results set general_score = 9, reliability_score = 9 where interview_attempt_id = $1",
      "delete from public.evaluation_results where interview_attempt_id = $1",
      "delete from public.interview_attempts where id = $1",
    ]) {
      await expect(db.sql(order, [attemptId])).rejects.toThrow();
    }
    expect(await versions()).toEqual([4, 8]);
  });

  it("planted: without the guards the service key rewrites and removes them", async () => {
    const guards = [
      ["keep_versions", "evaluation_results"],
      ["keep_evaluated", "interview_attempts"],
    ];
    await db.sql("grant update, delete on public.evaluation_results to service_role");
    for (const [name, table] of guards)
      await db.sql(`alter table public.${table} disable trigger ${name}`);
    const done = await tampered();
    for (const [name, table] of guards)
      await db.sql(`alter table public.${table} enable trigger ${name}`);
    await db.sql("revoke update, delete on public.evaluation_results from service_role");
    expect(done).toEqual(["rewritten", "removed", "removed with the attempt"]);
  });

  it("go with the candidate's data, and leave numbers, versions and times without a word", async () => {
    await eraseAttempt(db.service(), attemptId);
    expect(await versions()).toEqual([]);
    const [kept] = await db.sql(
      "select scores from public.erased_attempts where attempt_id = $1::uuid",
      [attemptId],
    );
    expect(kept?.scores).toMatchObject([
      { version: 1, general: 4, at: expect.any(String) },
      { version: 2, general: 8, at: expect.any(String) },
    ]);
    expect(JSON.stringify(kept)).not.toContain("oven");
    const service = db.service();
    await service.from("erased_attempts").update({ scores: [] }).eq("attempt_id", attemptId);
    await service.from("erased_attempts").delete().eq("attempt_id", attemptId);
    const again = await db.sql(
      "select scores from public.erased_attempts where attempt_id = $1::uuid",
      [attemptId],
    );
    expect(again).toEqual([kept]);
  });
});
