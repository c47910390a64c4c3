import { beforeEach, describe, expect, it } from "@jest/globals";
import { keepAtsLink, readLinkable } from "#lib/data/integrations/ats-links";
import {
  clearConnection,
  keepConnection,
  readConnection,
} from "#lib/data/integrations/connections";
import { listUndelivered, sendAgain } from "#lib/data/integrations/deliveries";
import { findResult } from "#lib/data/results/result-detail";
import type { PlanKey } from "#lib/domain/plans/plans";
import { deliverToAts } from "#lib/workflows/results/deliver-to-ats";
import type { Ats } from "../support/ats.ts";
import type { TestDatabase } from "../support/database.ts";
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
import { connectAndLink, useAts } from "./support.ts";

const NOW = new Date("2026-11-23T12:00:00Z");
const FILES = ["Ana_Flores_Cleaner_analysis.pdf", "Ana_Flores_Cleaner_transcript.pdf"];

describe("What goes to an ATS", () => {
  let db: TestDatabase;
  let ats: Ats;
  let company: Company;
  let interview: Interview;
  let integrationId: string;
  let attempt: Attempt;

  useAts((begun) => {
    ({ db, ats, company } = begun);
  });
  beforeEach(async () => {
    interview = await createInterview(db, company);
    integrationId = await connect("greenhouse");
    attempt = await startAttempt(db, interview);
    ats.calls.length = 0;
  });

  const connect = (appId: string) => connectAndLink({ db, ats, company }, interview, appId);

  const score = () => submitAndScore(db, attempt);
  const deliver = async ({ id: attemptId } = attempt) => {
    const queued = "select queue_id from public.ats_deliveries where interview_attempt_id = $1";
    const [row] = await db.sql(queued, [attemptId]);
    await deliverToAts(db.service(), { attemptId, queueId: String(row?.queue_id) }, NOW);
  };
  const shown = async () => (await findResult(company.owner.client, attempt.id))?.ats.delivery;
  const jobs = async (kind: string) =>
    await db.sql(
      "select payload, run_at > now() + interval '5 seconds' as later from public.jobs where kind = $1 and finished_at is null",
      [kind],
    );
  const mine = async () => {
    const name = "Ana Flores";
    return (await ats.arrived()).filter((one) => one.name === name);
  };
  const alreadyThere = async () => (await mine()).length;

  it("is queued with the first evaluation and delivered once, however often its job runs", async () => {
    const known = await alreadyThere();
    await score();
    expect(await jobs("deliver_to_ats")).toMatchObject([{ payload: { attemptId: attempt.id } }]);
    expect(await shown()).toMatchObject({ state: "queued", problem: null });
    await deliver();
    await deliver();
    expect((await mine()).slice(known)).toEqual([
      { name: "Ana Flores", job: "Night cleaner", files: FILES },
    ]);
    expect(await shown()).toMatchObject({ state: "sent", sent: "Nov 23, 2026, 7:00 AM" });
    expect(ats.calls).toEqual([
      "ats.candidates.search",
      "ats.application.create",
      "ats.application.attachment.add",
      "ats.application.attachment.add",
    ]);
  });

  it("is not queued on a smaller plan, without a link or without a connection", async () => {
    const service = db.service();
    const plan = (name: PlanKey) =>
      service.from("profiles").update({ subscription: name }).eq("id", company.owner.userId);
    await plan("LAUNCH");
    await score();
    expect(await jobs("deliver_to_ats")).toEqual([]);
    expect(await sendAgain(company.owner.client, attempt.id)).toBe(false);
    await plan("SCALE");
    expect(await sendAgain(company.owner.client, attempt.id)).toBe(true);
    await plan("LAUNCH");
    await deliver();
    expect(await shown()).toMatchObject({ state: "failed", problem: "plan" });
    expect(ats.calls).toEqual([]);
  });

  it("uses the application that the candidate has on the job already", async () => {
    await score();
    await deliver();
    const known = await alreadyThere();
    // The same person in another interview, which is linked to the same job.
    const other = await createInterview(db, company);
    const job = { id: "job_night", title: "Night cleaner" };
    await keepAtsLink(db.service(), other.id, { integrationId }, job);
    const again = await startAttempt(db, other);
    await db.sql("update public.interview_attempts set candidate_id = $1 where id = $2", [
      attempt.candidateId,
      again.id,
    ]);
    await submitAndScore(db, again);
    await deliver(again);
    expect(await alreadyThere()).toBe(known);
    expect((await mine()).at(-1)?.files).toHaveLength(4);
  });

  it.each([
    ["401", "unauthorized"],
    ["429", "limited"],
  ])("after %s nothing has arrived, and the job tries again", async (fault, problem) => {
    const known = await alreadyThere();
    await score();
    await ats.fail(fault, "ats.application.attachment.add");
    await expect(deliver()).rejects.toMatchObject({ failure: problem });
    expect(await shown()).toMatchObject({ state: "queued", problem });
    await deliver();
    expect((await mine()).slice(known)).toMatchObject([{ files: FILES }]);
    expect(await shown()).toMatchObject({ state: "sent", problem: null });
  });

  it("an ATS that wants fewer calls is left alone by every delivery that waits for it", async () => {
    await score();
    expect(await jobs("deliver_to_ats")).toMatchObject([{ later: false }]);
    await ats.fail("429", "any");
    await expect(deliver()).rejects.toMatchObject({ retryAfter: 7 });
    expect(await jobs("deliver_to_ats")).toMatchObject([{ later: true }]);
  });

  it.each(["truncated", "500", "html"])(
    "after an answer that tells nothing (%s) it may have arrived, and waits for a person",
    async (fault) => {
      const known = await alreadyThere();
      await score();
      await ats.fail(fault, "ats.application.attachment.add");
      await deliver();
      expect(await shown()).toMatchObject({ state: "unconfirmed" });
      const once = (await mine()).slice(known);
      await deliver();
      expect((await mine()).slice(known)).toEqual(once);
      expect(await listUndelivered(company.owner.client, "UTC")).toMatchObject([
        { attemptId: attempt.id, name: "Ana Flores", state: "unconfirmed" },
      ]);
      expect(await sendAgain(company.owner.client, attempt.id)).toBe(true);
      await deliver();
      expect(await shown()).toMatchObject({ state: "sent" });
      expect((await mine()).slice(known)[0]?.files).toEqual(expect.arrayContaining(FILES));
    },
  );

  it("an application whose making wasn't confirmed is looked for, and not made twice", async () => {
    const known = await alreadyThere();
    await score();
    await ats.fail("truncated", "ats.application.create");
    await expect(deliver()).rejects.toMatchObject({ failure: "unknown" });
    await deliver();
    expect((await mine()).slice(known)).toMatchObject([{ files: FILES }]);
  });

  it("one that can't be found afterwards waits for a person", async () => {
    const known = await alreadyThere();
    await score();
    await ats.fail("500", "ats.application.create");
    await expect(deliver()).rejects.toMatchObject({ failure: "unknown" });
    await deliver();
    expect(await shown()).toMatchObject({ state: "unconfirmed" });
    expect(await alreadyThere()).toBe(known);
    await sendAgain(company.owner.client, attempt.id);
    await deliver();
    expect((await mine()).slice(known)).toMatchObject([{ files: FILES }]);
  });

  it("a process that died in a call leaves the mark of it, and the other document goes", async () => {
    const known = await alreadyThere();
    await score();
    await db.sql(
      "update public.ats_deliveries set analysis = 'asked' where interview_attempt_id = $1",
      [attempt.id],
    );
    await deliver();
    expect(await shown()).toMatchObject({ state: "unconfirmed", arrived: ["transcript"] });
    expect((await mine()).slice(known)).toMatchObject([{ files: [FILES[1]] }]);
  });

  it("a refusal is final, and says so", async () => {
    await score();
    await ats.deleteJob(integrationId, "job_hvac");
    await db.sql(
      "update public.ats_deliveries set job_id = 'job_hvac' where interview_attempt_id = $1",
      [attempt.id],
    );
    await deliver();
    expect(await shown()).toMatchObject({ state: "failed", problem: "refused" });
  });

  it.each([
    ["analysis", 1],
    ["transcript", 2],
  ])("sends again only the document that wasn't confirmed: the %s", async (missing, call) => {
    const known = await alreadyThere();
    await score();
    const spoil = () => ats.fail("500", "ats.application.attachment.add");
    if (call === 1) await spoil();
    else ats.during("ats.application.attachment.add", spoil);
    await deliver();
    const [confirmed] = ["analysis", "transcript"].filter((type) => type !== missing);
    expect(await shown()).toMatchObject({ state: "unconfirmed", arrived: [confirmed] });
    await sendAgain(company.owner.client, attempt.id);
    await deliver();
    expect(await shown()).toMatchObject({ state: "sent", arrived: ["analysis", "transcript"] });
    const [there] = (await mine()).slice(known);
    expect(there?.files.toSorted()).toEqual(FILES);
  });

  it("one whose interview is linked to another job stays where it is until a person sends it", async () => {
    const known = await alreadyThere();
    await score();
    await deliver();
    const lead = { id: "job_lead", title: "Crew lead" };
    await keepAtsLink(db.service(), interview.id, { integrationId }, lead);
    const found = async () => (await findResult(company.owner.client, attempt.id))?.ats;
    expect(await found()).toMatchObject({
      linkedJob: "Crew lead",
      moved: true,
      delivery: { jobTitle: "Night cleaner", state: "sent" },
    });
    await db.sql("select public.queue_ats_delivery($1, false)", [attempt.id]);
    await deliver();
    expect((await mine()).slice(known)).toHaveLength(1);
    await sendAgain(company.owner.client, attempt.id);
    await deliver();
    expect((await mine()).slice(known).map(({ job, files }) => [job, files])).toEqual([
      ["Night cleaner", FILES],
      ["Crew lead", FILES],
    ]);
    expect(await found()).toMatchObject({ moved: false, delivery: { jobTitle: "Crew lead" } });
  });

  it("an ATS that keeps one document gets the analysis", async () => {
    const known = await alreadyThere();
    integrationId = await connect("zoho");
    await score();
    await deliver();
    expect((await mine()).slice(known)).toMatchObject([{ files: [FILES[0]] }]);
  });

  it("ends with the connection, and goes with the candidate", async () => {
    await score();
    await clearConnection(db.service(), company.owner.userId, { tell: true });
    expect(await readConnection(company.owner.client, company.owner.userId)).toBeNull();
    expect(await shown()).toMatchObject({ state: "failed", problem: "disconnected" });
    expect(await jobs("end_ats_integration")).toMatchObject([{ payload: { integrationId } }]);
    await deliver();
    expect(ats.calls).toEqual([]);
    const service = db.service();
    ok(await service.rpc("request_erasure", { p_attempt: attempt.id, p_by: "candidate" }));
    await service.rpc("erase_attempt", { p_attempt: attempt.id });
    const left = await db.sql(
      "select 1 from public.ats_deliveries where interview_attempt_id = $1",
      [attempt.id],
    );
    expect(left).toEqual([]);
    expect(await jobs("deliver_to_ats")).toEqual([]);
  });

  it("can't be sent, linked or connected by anybody else, nor by the owner's own token", async () => {
    await score();
    const stranger = (await signUpCompany(db, "Other Crew", "SCALE")).owner;
    expect(await sendAgain(stranger.client, attempt.id)).toBe(false);
    expect(await readLinkable(stranger.client, interview.id)).toBeNull();
    const { client, userId } = company.owner;
    const writes = [
      client.from("ats_links").update({ job_id: "x" }).eq("interview_id", interview.id),
      client
        .from("ats_deliveries")
        .update({ state: "sent" })
        .eq("interview_attempt_id", attempt.id),
      client.from("company_profiles").update({ knit_app_id: "x" }).eq("created_by_user_id", userId),
    ];
    for (const write of writes) expect((await write).error?.code).toBe("42501");
    await expect(
      keepConnection(db.service(), stranger.userId, { integrationId, appId: "x", categoryId: "x" }),
    ).rejects.toMatchObject({ code: "conflict" });
  });
});
