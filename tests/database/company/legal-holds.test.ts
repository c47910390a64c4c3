import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { deleteAccountRows } from "#lib/data/account/accounts";
import { requestErasure } from "#lib/data/account/erasure";
import { readKept } from "#lib/data/account/settings";
import { liftHold, setHold } from "#lib/data/company/retention";
import { offerOwnership, takeOwnership } from "#lib/data/company/team";
import { createInterview, deleteInterview, readInterview } from "#lib/data/interviews/interviews";
import { addNote, removeNote } from "#lib/data/results/notes";
import { findResult } from "#lib/data/results/result-detail";
import { reopenAttempt } from "#lib/data/room/retries";
import { HELD_ACCOUNT } from "#lib/domain/account/account-deletion";
import { EDIT_TEXTS } from "#lib/domain/interviews/interview";
import { interviewRequestSchema } from "#lib/domain/interviews/interview-request";
import { RETRY_TEXTS } from "#lib/domain/room/retry";
import { type Person, startTestDatabase, type TestDatabase } from "../support/database.ts";
import { join } from "../support/matrix/world.ts";
import { type HiringCompany, signUpCompany, signUpHiringCompany } from "../support/people.ts";

describe("A legal hold", () => {
  let db: TestDatabase;
  let company: HiringCompany;
  let attemptId: string;

  beforeAll(async () => {
    db = await startTestDatabase();
  });
  afterAll(() => db.close());
  beforeEach(async () => {
    company = await signUpHiringCompany(db, "Bright Cleaning");
    attemptId = company.attempt.id;
  });

  const erased = () =>
    db.sql("select erase_by from public.interview_attempts where id = $1", [attemptId]);
  const hold = { reason: "Claim 12-345" };

  it("keeps an interview from being deleted, also one that nobody has answered", async () => {
    const { client } = company.owner;
    const empty = await createInterview(
      db.service(),
      company.owner.userId,
      interviewRequestSchema.parse({
        id: randomUUID(),
        title: "Driver",
        description: "Vans",
        questions: [{ text: "Why us?", order: 1, answer_type: "text" }],
        settings: {},
      }),
      "http://127.0.0.1/i/",
    );
    const held = { code: "conflict", message: EDIT_TEXTS.onHold };
    await setHold(client, { ...hold, interviewId: empty.id });
    await expect(deleteInterview(client, empty.id)).rejects.toMatchObject(held);
    // One of its candidates is enough.
    await setHold(client, { ...hold, attemptId });
    await expect(deleteInterview(client, company.interview.id)).rejects.toMatchObject(held);
    expect(await erased()).toEqual([{ erase_by: null }]);
    expect((await readInterview(client, company.interview.id))?.id).toBe(company.interview.id);
    for (const { id } of (await readKept(client)).holds) await liftHold(client, id);
    await deleteInterview(client, empty.id);
    await deleteInterview(client, company.interview.id);
    expect(await erased()).toEqual([{ erase_by: "employer" }]);
  });

  it("keeps the account, the notes and the first answers too", async () => {
    const { client, userId } = company.owner;
    await addNote(client, attemptId, { id: randomUUID(), note: "Late twice." });
    await setHold(client, { ...hold, attemptId });
    await expect(deleteAccountRows(db.service(), userId)).rejects.toMatchObject({
      code: "conflict",
      message: HELD_ACCOUNT,
    });
    const [note] = (await findResult(client, attemptId))?.notes ?? [];
    const remove = () => removeNote(client, attemptId, note?.id ?? "");
    await expect(remove()).rejects.toMatchObject({ code: "conflict" });
    await expect(reopenAttempt(client, attemptId, null)).rejects.toMatchObject({
      message: RETRY_TEXTS.onHold,
    });
    for (const { id } of (await readKept(client)).holds) await liftHold(client, id);
    expect(await remove()).toBe(true);
    await deleteAccountRows(db.service(), userId);
    expect(await erased()).toEqual([]);
  });

  it("keeps the address of an invitation, by its interview or by its candidate", async () => {
    const { client } = company.owner;
    await db.sql("delete from public.invites");
    await db.sql(
      "insert into public.invites (interview_id, department_key, batch_id, email, created_at) select $1, $2, gen_random_uuid(), email, now() - interval '181 days' from (select email from public.candidates c join public.interview_attempts a on a.candidate_id = c.id where a.id = $3 union select 'else@mail.example') e",
      [company.interview.id, company.departmentKey, attemptId],
    );
    const known = async () => {
      await db.service().rpc("forget_invited");
      return (await db.sql("select 1 from public.invites where email is not null")).length;
    };
    await setHold(client, { ...hold, interviewId: company.interview.id });
    expect(await known()).toBe(2);
    for (const { id } of (await readKept(client)).holds) await liftHold(client, id);
    await setHold(client, { ...hold, attemptId });
    expect(await known()).toBe(1);
    for (const { id } of (await readKept(client)).holds) await liftHold(client, id);
    expect(await known()).toBe(0);
  });

  it("never stands before a candidate's own request", async () => {
    await setHold(company.owner.client, { attemptId, reason: "Claim 12-345" });
    expect(await requestErasure(db.service(), attemptId, "candidate")).toBe(true);
    await db.service().rpc("erase_attempt", { p_attempt: attemptId });
    expect((await readKept(company.owner.client)).holds).toEqual([]);
  });

  it("keeps the name of who set it when the company is handed over", async () => {
    const { owner } = company;
    await setHold(owner.client, { attemptId, reason: "Claim" });
    const setBy = async ({ client }: Person) => (await readKept(client)).holds[0]?.setBy;
    expect(await setBy(owner)).toBe("You");
    const next = await join(db, company, { role: "manager" });
    await offerOwnership(db.service(), owner.userId, next.userId);
    await takeOwnership(next.client);
    expect(await setBy(next)).toBe(owner.email);
  });

  it("belongs to the company: nobody else sets, lifts or reads a hold", async () => {
    const { client } = (await signUpCompany(db, "Other Crew")).owner;
    await expect(setHold(client, { attemptId, reason: "Mine" })).rejects.toMatchObject({
      code: "not_found",
    });
    await expect(
      setHold(client, { interviewId: company.interview.id, reason: "Mine" }),
    ).rejects.toMatchObject({ code: "not_found" });
    await setHold(company.owner.client, { attemptId, reason: "Claim" });
    const [hold] = (await readKept(company.owner.client)).holds;
    expect(await liftHold(client, hold?.id ?? "")).toBe(false);
    expect((await readKept(client)).holds).toEqual([]);
    expect((await readKept(client)).deleted).toEqual([]);
  });
});
