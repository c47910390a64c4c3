import { createHash, randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { addSession, confirmSession, readSession, startAttempt } from "#lib/data/room/attempts";
import { ENGINE, startTestDatabase, type TestDatabase } from "../support/database.ts";
import { createInterview, type Interview, signUpCompany } from "../support/people.ts";

const newHash = () => createHash("sha256").update(randomUUID()).digest("hex");

describe.each([ENGINE])("A phone that was left alone, on %s", (engine) => {
  let db: TestDatabase;
  let interview: Interview;
  let tokenHash = "";
  let attemptId = "";

  beforeAll(async () => {
    db = await startTestDatabase(engine);
    interview = await createInterview(db, await signUpCompany(db, "Bright Cleaning"));
  });
  afterAll(() => db.close());
  beforeEach(async () => {
    tokenHash = newHash();
    attemptId = await startAttempt(db.service(), {
      interviewKey: interview.key,
      details: { name: "Ana", email: "Ana@Example.com", phone: "" },
      consent: { noticeVersion: "2026-11-21", language: "en", aiAllowed: true },
      tokenHash,
    });
  });

  const session = (hash = tokenHash) => readSession(db.service(), interview.key, hash);
  const confirm = (email: string, interviewKey = interview.key) =>
    confirmSession(db.service(), { interviewKey, tokenHash, email });
  const quietFor = (time: string) =>
    db.sql(
      `update public.attempt_sessions set last_seen_at = now() - interval '${time}' where token_hash = $1`,
      [tokenHash],
    );

  it("goes on within half an hour, and each visit begins the half hour anew", async () => {
    await quietFor("29 minutes");
    expect(await session()).toMatchObject({ attemptId, idle: false });
    await quietFor("29 minutes");
    expect(await session()).toMatchObject({ idle: false });
  });

  it("asks after half an hour, as often as it is opened", async () => {
    await quietFor("31 minutes");
    expect(await session()).toMatchObject({ idle: true });
    expect(await session()).toMatchObject({ idle: true });
  });

  it("goes on for whoever knows the address, and for nobody else", async () => {
    await quietFor("31 minutes");
    expect(await confirm("bob@example.com")).toBe(false);
    expect(await confirm("ana@example.com", "another")).toBe(false);
    expect(await session()).toMatchObject({ idle: true });
    expect(await confirm(" ANA@example.com ")).toBe(true);
    expect(await session()).toMatchObject({ idle: false });
  });

  it("does not become younger by losing its cookie", async () => {
    await quietFor("31 minutes");
    const other = newHash();
    await addSession(db.service(), attemptId, other, { idle: true });
    expect(await session(other)).toMatchObject({ attemptId, idle: true });
  });
});
