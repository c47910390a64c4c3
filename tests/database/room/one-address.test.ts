import { createHash, randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { findResult } from "#lib/data/results/result-detail";
import { listResults } from "#lib/data/results/results";
import { readSession, startAttempt } from "#lib/data/room/attempts";
import { wholeList } from "#lib/domain/results/result-query";
import { describeConcurrency, startTestDatabase, type TestDatabase } from "../support/database.ts";
import { ok } from "../support/people.ts";
import { type Employer, openForAnswers, openTo, subscribe } from "../support/plans.ts";

const newHash = () => createHash("sha256").update(randomUUID()).digest("hex");
const because = (reason: string) => expect.objectContaining({ fields: { reason } });

let db: TestDatabase;
let employer: Employer;

const begin = (email: string, returnHash?: string, tokenHash = newHash()) =>
  startAttempt(db.service(), {
    interviewKey: employer.interview.key,
    details: { name: "Ana", email, phone: "" },
    consent: { noticeVersion: "2026-11-21", language: "en", aiAllowed: true },
    tokenHash,
    ...(returnHash && { returnHash }),
  });
const submit = async (id: string) =>
  ok(await db.service().rpc("submit_attempt", { p_attempt: id }));
const mailsOf = async (attempt: string) => {
  const jobs = await db.sql(
    "select payload ->> 'mail' as mail from public.jobs where kind = 'send_mail' and payload ->> 'attemptId' = $1",
    [attempt],
  );
  return jobs.map(({ mail }) => mail).sort();
};
const used = async () => ok(await employer.owner.client.rpc("my_candidates_used"));

describe("One address", () => {
  beforeAll(async () => {
    db = await startTestDatabase();
  });
  afterAll(() => db.close());
  beforeEach(async () => {
    employer = await openForAnswers(db);
  });

  it("begins one attempt, however often a browser that heard no answer asks with its secret", async () => {
    const [secret, token] = [newHash(), newHash()];
    const first = await begin("Ana@Example.com", secret);
    expect(await begin("ana@example.com", secret, token)).toBe(first);
    const session = (hash: string) => readSession(db.service(), employer.interview.key, hash);
    expect(await session(token)).toMatchObject({ attemptId: first });
    expect(await session(secret)).toMatchObject({ attemptId: first });
    await expect(begin("mallory@example.com", secret)).rejects.toEqual(because("session_unknown"));
  });

  it("begins anew elsewhere like any other, and is mailed the way to what it began", async () => {
    const first = await begin("ana@example.com");
    const second = await begin("ana@example.com");
    expect(second).not.toBe(first);
    expect(await mailsOf(first)).toEqual(["earlier", "nudge", "resume"]);
    await submit(first);
    const third = await begin("ana@example.com");
    expect(await mailsOf(first)).toEqual([
      "confirmation",
      "confirmation",
      "earlier",
      "nudge",
      "resume",
    ]);
    expect(await mailsOf(third)).toEqual(["nudge", "resume"]);
  });

  it("takes one place of the plan, and the employer sees which submission is which", async () => {
    const ids = [await begin("ana@example.com"), await begin("ana@example.com")];
    for (const id of ids) await submit(id);
    // Without a plan one candidate opens, ever.
    expect(await openTo(employer)).toEqual(ids);
    expect(await used()).toBe(1);
    const { rows } = await listResults(employer.owner.client, wholeList("oldest"));
    expect(rows.map(({ nthSubmission }) => nthSubmission)).toEqual([1, 2]);
    expect(await findResult(employer.owner.client, ids[1] ?? "")).toMatchObject({
      nthSubmission: 2,
    });
    const other = await begin("other@example.com");
    await submit(other);
    expect(await openTo(employer)).toEqual(ids);
    const { error } = await employer.owner.client
      .from("interview_attempts")
      .update({ nth_submission: 1 })
      .eq("id", ids[1] ?? "");
    expect(error).not.toBeNull();
  });

  it("waits with both submissions where the plan is full, and opens with both in one place", async () => {
    await submit(await begin("first@example.com"));
    const ids = [await begin("ana@example.com"), await begin("ana@example.com")];
    for (const id of ids) await submit(id);
    expect(await openTo(employer)).toHaveLength(1);
    await subscribe(db, employer);
    expect(await openTo(employer)).toEqual(expect.arrayContaining(ids));
    expect(await used()).toBeLessThanOrEqual(2);
  });
});

describeConcurrency("One address at one moment on Postgres", () => {
  beforeAll(async () => {
    db = await startTestDatabase("Postgres");
  });
  afterAll(() => db.close());
  beforeEach(async () => {
    employer = await openForAnswers(db);
  });

  it("ten submissions are ten numbers, and take one place", async () => {
    const ids = [];
    for (let time = 0; time < 10; time++) ids.push(await begin("ana@example.com"));
    await Promise.all(ids.map(submit));
    const rows = await db.sql(
      "select nth_submission from public.interview_attempts where interview_id = $1 order by nth_submission",
      [employer.interview.id],
    );
    expect(rows.map(({ nth_submission: nth }) => nth)).toEqual(ids.map((_, index) => index + 1));
    expect(await openTo(employer)).toHaveLength(10);
    expect(await used()).toBe(1);
  });

  it("ten starts with one secret are one attempt", async () => {
    const secret = newHash();
    const ids = await Promise.all(
      Array.from({ length: 10 }, () => begin("ana@example.com", secret)),
    );
    expect(new Set(ids).size).toBe(1);
  });
});
