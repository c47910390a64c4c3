import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { requestErasure, withdraw } from "#lib/data/account/erasure";
import { readInterviewAnswers, setInterviewClosed } from "#lib/data/interviews/interviews";
import { listStarted, remindStarted } from "#lib/data/interviews/started";
import { markRead } from "#lib/data/results/reading";
import { stopMail } from "#lib/data/site/mailboxes";
import { STARTED_TEXTS } from "#lib/domain/interviews/started";
import { noticeVersion, START_NOTICES } from "#lib/domain/room/consent";
import { IDLE_MINUTES } from "#lib/domain/room/room";
import { ENGINE, startTestDatabase, type TestDatabase } from "../support/database.ts";
import { join } from "../support/matrix/world.ts";
import {
  beginning,
  type Company,
  createInterview,
  type Interview,
  ok,
  signUpCompany,
  startAttempt,
} from "../support/people.ts";

describe.each([ENGINE])("People who started and haven't finished, on %s", (engine) => {
  let db: TestDatabase;
  let company: Company;
  let interview: Interview;

  beforeAll(async () => {
    db = await startTestDatabase(engine);
  });
  afterAll(() => db.close());
  beforeEach(async () => {
    company = await signUpCompany(db, "Bright Cleaning");
    interview = await createInterview(db, company);
  });

  /** Somebody begins, with a notice of today unless another is given, and leaves an hour ago. */
  async function begin(change: Partial<ReturnType<typeof beginning>> = {}): Promise<string> {
    const id = ok(
      await db.service().rpc("start_attempt", {
        ...beginning(interview.key),
        p_phone: "+1 555 0100",
        p_notice_version: noticeVersion("en"),
        ...change,
      }),
    );
    await leave(id);
    return id;
  }
  async function leave(id: string, minutes = 60) {
    const then = `now() - interval '${minutes} minutes'`;
    await db.sql(`update public.interview_attempts set created_at = ${then} where id = $1`, [id]);
    await db.sql(
      `update public.attempt_sessions set last_seen_at = ${then} where interview_attempt_id = $1`,
      [id],
    );
  }
  const answer = async (id: string, questionId = "", text = "I like order.") => {
    ok(
      await db
        .service()
        .from("responses")
        .insert({
          interview_attempt_id: id,
          question_id: questionId,
          answer_type: "text",
          responses_text: text,
          answered_at: new Date(Date.now() - 3_600_000).toISOString(),
        })
        .select("id"),
    );
  };
  const seen = (by = company) => listStarted(by.owner.client, interview.id);
  const ids = async () => (await seen()).people.map(({ attemptId }) => attemptId);
  const remind = (id: string, by: "email" | "text" = "email", who = company) =>
    remindStarted(who.owner.client, id, by);
  const mails = async (id: string) => {
    const jobs = await db.sql(
      "select payload ->> 'mail' as mail from public.jobs where payload ->> 'attemptId' = $1",
      [id],
    );
    return jobs.filter(({ mail }) => mail === "asked_to_finish").length;
  };

  it("are shown with contact and progress, and without an answer", async () => {
    const id = await begin();
    await answer(id, interview.questionIds[0], "My secret answer");
    const list = await seen();
    expect(list).toMatchObject({
      count: 1,
      people: [
        {
          attemptId: id,
          name: "Ana Flores",
          phone: "+1 555 0100",
          progress: { questions: 2, answered: 1, reached: 2 },
          over: false,
          remindedAt: null,
        },
      ],
    });
    expect(JSON.stringify(list)).not.toContain("secret");
    // Row-level security still keeps the attempt and what is below it.
    for (const table of ["interview_attempts", "candidates", "responses", "consents"] as const)
      expect((await company.owner.client.from(table).select("id")).data ?? []).toEqual([]);
    expect((await company.owner.client.from("company_analytics").select("*")).data).toEqual([]);
    expect(
      await db.sql("select 1 as one from public.attempt_ledger where attempt_id = $1", [id]),
    ).toEqual([]);
  });

  it("are shown only if their own notice said so", async () => {
    await begin({ p_notice_version: "1" });
    await begin({ p_notice_version: "2026-11-22" });
    await begin({ p_notice_version: "2026-11-27.es" });
    await begin({ p_notice_version: "" });
    expect(await seen()).toEqual({ count: 0, people: [] });
    const day = START_NOTICES[0];
    const shown = [
      await begin({ p_notice_version: day }),
      await begin({ p_notice_version: `${day}.hi` }),
    ];
    expect((await ids()).sort()).toEqual(shown.sort());
    // What was agreed to last holds.
    ok(
      await db
        .service()
        .from("consents")
        .insert({
          interview_attempt_id: shown[0] ?? "",
          notice_version: "2026-11-27",
          language: "en",
          ai_allowed: true,
        })
        .select("id"),
    );
    expect(await ids()).toEqual([shown[1]]);
  });

  it("are nobody who is answering right now, has answered, was stopped, withdrew or wants no mail", async () => {
    const here = await begin();
    await leave(here, IDLE_MINUTES - 1);
    const withdrawn = await begin();
    await withdraw(db.service(), withdrawn);
    const erased = await begin();
    await requestErasure(db.service(), erased, "retention");
    for (const state of ["failed", "let_in"]) {
      const out = await begin();
      await db.sql(`update public.interview_attempts set screening = '${state}' where id = $1`, [
        out,
      ]);
    }
    const stopped = { p_email: "stopped@example.com" };
    await begin(stopped);
    await stopMail(db.service(), { address: stopped.p_email, reason: "complaint" });
    const again = { p_email: "again@example.com" };
    await begin(again);
    const submitted = await begin(again);
    ok(await db.service().rpc("submit_attempt", { p_attempt: submitted }));
    expect(await seen()).toEqual({ count: 0, people: [] });
  });

  it("are one person however often they began, and nobody once one of those was knocked out", async () => {
    const twice = { p_email: "twice@example.com" };
    const first = await begin(twice);
    await leave(first, 120);
    const second = await begin(twice);
    expect(await ids()).toEqual([second]);
    await db.sql("update public.interview_attempts set screening = 'failed' where id = $1", [
      second,
    ]);
    expect(await ids()).toEqual([]);
  });

  it("are the company's own, also for a reminder", async () => {
    const id = await begin();
    const stranger = await signUpCompany(db, "Strangers");
    expect(await seen(stranger)).toEqual({ count: 0, people: [] });
    await expect(remind(id, "email", stranger)).rejects.toMatchObject({ code: "not_found" });
    expect(await mails(id)).toBe(0);
  });

  it("are a number without names while the plan's places are used up", async () => {
    const id = await begin();
    await db.sql("update public.profiles set subscription = null where id = $1", [
      company.owner.userId,
    ]);
    await db.sql(
      `insert into public.attempt_ledger (attempt_id, department_key, unlocked_at)
       select gen_random_uuid(), $1, now() from generate_series(1, 1000)`,
      [company.departmentKey],
    );
    expect(await seen()).toEqual({ count: 1, people: [] });
    await expect(remind(id)).rejects.toMatchObject({ code: "not_found" });
    expect(await mails(id)).toBe(0);
  });

  it("are reminded once, by mail or by the owner's own phone, whoever presses twice", async () => {
    const [mailed, texted] = [await begin(), await begin()];
    const pressed = await Promise.all([remind(mailed), remind(mailed), remind(mailed)]);
    expect(pressed.filter(Boolean)).toHaveLength(1);
    expect(await remind(mailed, "text")).toBe(false);
    expect(await remind(texted, "text")).toBe(true);
    expect(await remind(texted)).toBe(false);
    expect([await mails(mailed), await mails(texted)]).toEqual([1, 0]);
    expect((await seen()).people.every(({ remindedAt }) => remindedAt !== null)).toBe(true);
  });

  it("get no reminder after closing, and no mail from an owner whose address is not proved", async () => {
    const id = await begin();
    await db.sql("update public.profiles set email_verified_at = null where id = $1", [
      company.owner.userId,
    ]);
    await expect(remind(id)).rejects.toMatchObject({ message: STARTED_TEXTS.unproved });
    await setInterviewClosed(company.owner.client, interview.id, true);
    await db.sql(
      "update public.interviews set closed_at = now() - interval '2 days' where id = $1",
      [interview.id],
    );
    expect((await seen()).people).toMatchObject([{ over: true }]);
    await expect(remind(id, "text")).rejects.toMatchObject({ message: STARTED_TEXTS.closed });
    expect(await mails(id)).toBe(0);
  });
});

describe.each([ENGINE])("Who answered each interview, on %s", (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await startTestDatabase(engine);
  });
  afterAll(() => db.close());

  it("is what is open, new and undecided, and of the rest above the cap a number", async () => {
    const company = await signUpCompany(db, "Bright Cleaning");
    const interview = await createInterview(db, company);
    const empty = await createInterview(db, company);
    const submit = async () => {
      const { id } = await startAttempt(db, interview);
      ok(await db.service().rpc("submit_attempt", { p_attempt: id }));
      return id;
    };
    const counts = async () => (await readInterviewAnswers(company.owner.client)).get(interview.id);
    const [read, decided, fresh] = [await submit(), await submit(), await submit()];
    await startAttempt(db, interview);
    expect(await counts()).toEqual({ submitted: 3, undecided: 3, unread: 3, waiting: 0 });
    expect(await markRead(company.owner.client, read)).toBe(true);
    expect(await markRead(company.owner.client, read)).toBe(true);
    ok(
      await company.owner.client
        .from("interview_attempts")
        .update({ status: "Rejected" })
        .eq("id", decided)
        .select("id"),
    );
    expect(await counts()).toEqual({ submitted: 3, undecided: 2, unread: 1, waiting: 0 });
    // What one person has opened is still new to another.
    const member = await join(db, company, { role: "viewer" });
    const theirs = (await readInterviewAnswers(member.client)).get(interview.id);
    expect(theirs).toMatchObject({ undecided: 2, unread: 2 });
    // A second try is new again.
    await db.sql("update public.interview_attempts set resubmitted_at = now() where id = $1", [
      read,
    ]);
    expect(await counts()).toMatchObject({ undecided: 2, unread: 2 });
    await db.sql("update public.interview_attempts set unlocked_at = null where id = $1", [fresh]);
    expect(await counts()).toEqual({ submitted: 2, undecided: 1, unread: 1, waiting: 1 });
    expect(await markRead(company.owner.client, fresh)).toBe(false);
    const stranger = await signUpCompany(db, "Strangers");
    expect(await markRead(stranger.owner.client, read)).toBe(false);
    expect((await readInterviewAnswers(stranger.owner.client)).size).toBe(0);
    expect((await readInterviewAnswers(company.owner.client)).get(empty.id)).toEqual({
      submitted: 0,
      undecided: 0,
      unread: 0,
      waiting: 0,
    });
    // Of more interviews than a list shows, the newest are counted.
    const newest = await company.owner.client.rpc("interview_answers", { p_newest: 1, p_most: 9 });
    expect(ok(newest).map(({ interview_id: id }) => id)).toEqual([empty.id]);
  });
});
