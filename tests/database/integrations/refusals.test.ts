import { beforeEach, describe, expect, it } from "@jest/globals";
import { readConnection } from "#lib/data/integrations/connections";
import { ATS_TEXTS } from "#lib/domain/integrations/texts";
import { findAtsJob, listAtsJobs } from "#lib/workflows/integrations/ats-jobs";
import { checkIntegration } from "#lib/workflows/integrations/check-integration";
import { saveIntegration } from "#lib/workflows/integrations/save-integration";
import { deliverToAts } from "#lib/workflows/results/deliver-to-ats";
import type { Ats } from "../support/ats.ts";
import type { TestDatabase } from "../support/database.ts";
import {
  type Attempt,
  type Company,
  createInterview,
  startAttempt,
  submitAndScore,
} from "../support/people.ts";
import { connectAndLink, useAts } from "./support.ts";

describe("An ATS that lets us in no more", () => {
  let db: TestDatabase;
  let ats: Ats;
  let company: Company;
  let integrationId: string;
  let attempt: Attempt;

  useAts((begun) => {
    ({ db, ats, company } = begun);
  });
  beforeEach(async () => {
    const interview = await createInterview(db, company);
    integrationId = await connectAndLink({ db, ats, company }, interview, "lever");
    attempt = await startAttempt(db, interview);
    await submitAndScore(db, attempt);
  });

  const connection = () => readConnection(company.owner.client, company.owner.userId);
  const asker = () => {
    const { client, userId } = company.owner;
    return { db: client, service: db.service(), ownerId: userId };
  };
  const row = async () => {
    const found = "select * from public.ats_deliveries where interview_attempt_id = $1";
    return (await db.sql(found, [attempt.id]))[0] ?? {};
  };
  const deliver = async () => {
    const queueId = String((await row()).queue_id);
    await deliverToAts(db.service(), { attemptId: attempt.id, queueId }, new Date());
  };
  const due = async () =>
    (
      await db.sql("select run_at <= now() as due from public.jobs where kind = 'deliver_to_ats'")
    )[0];

  it("is kept with the connection until it does again", async () => {
    expect(await connection()).toMatchObject({ refused: false });
    await ats.fail("401", "ats.candidates.search");
    await expect(deliver()).rejects.toMatchObject({ failure: "unauthorized" });
    expect(await connection()).toMatchObject({ refused: true });
    await deliver();
    expect(await row()).toMatchObject({ state: "sent" });
    expect(await connection()).toMatchObject({ refused: false });
  });

  it("is not what a refusal of our own key at Knit is taken for", async () => {
    await ats.fail("401", "any", 2);
    await expect(deliver()).rejects.toMatchObject({ failure: "unauthorized" });
    expect(await row()).toMatchObject({ problem: "unreachable" });
    await ats.fail("401", "any", 2);
    await expect(listAtsJobs(asker())).rejects.toMatchObject({ failure: "unauthorized" });
    expect(await connection()).toMatchObject({ refused: false });
  });

  it("is connected again, and what waited for that goes on at once", async () => {
    await ats.fail("401", "ats.candidates.search");
    await expect(deliver()).rejects.toMatchObject({ failure: "unauthorized" });
    await db.sql("update public.jobs set run_at = now() + interval '1 hour'");
    const { userId } = company.owner;
    await saveIntegration(db.service(), userId, { integrationId, appId: "x", categoryId: "x" });
    expect(await connection()).toMatchObject({ refused: false, appId: "lever" });
    expect(await due()).toEqual({ due: true });
    expect(await row()).toMatchObject({ state: "queued", problem: null });
  });

  it("is found out by the list of its jobs, which says so", async () => {
    await ats.fail("401", "ats.job.list");
    await expect(listAtsJobs(asker())).rejects.toMatchObject({
      code: "conflict",
      message: "Lever refused the connection. Open Integrations and connect it again.",
    });
    expect(await connection()).toMatchObject({ refused: true });
    expect(await listAtsJobs(asker())).toContainEqual({
      id: "job_cook",
      title: "Line cook",
      open: false,
    });
    expect(await connection()).toMatchObject({ refused: false });
  });

  it("is found out by a look at its connection", async () => {
    await ats.fail("401", "ats.job.list");
    await expect(checkIntegration(db.service(), integrationId)).rejects.toMatchObject({
      failure: "unauthorized",
    });
    expect(await connection()).toMatchObject({ refused: true });
    await checkIntegration(db.service(), integrationId);
    expect(await connection()).toMatchObject({ refused: false });
  });

  it("is connected no more where its connection is gone at Knit", async () => {
    await ats.end(integrationId);
    await deliver();
    expect(await connection()).toBeNull();
    expect(await row()).toMatchObject({ state: "failed", problem: "disconnected" });
  });

  it("nor is it where the list of its jobs finds that out", async () => {
    await ats.end(integrationId);
    await expect(listAtsJobs(asker())).rejects.toMatchObject({
      message: ATS_TEXTS.notConnected,
    });
    expect(await connection()).toBeNull();
  });

  it("gives no closed job to link an interview to", async () => {
    await expect(findAtsJob(asker(), "job_cook")).rejects.toMatchObject({
      code: "conflict",
      message: ATS_TEXTS.jobClosed,
    });
    expect(await findAtsJob(asker(), "job_lead")).toMatchObject({ job: { title: "Crew lead" } });
  });
});
