import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { readDashboardFigures } from "#lib/data/interviews/dashboard";
import { listAccommodations, readAccommodationOwner } from "#lib/data/room/accommodations";
import { readRequests, requestAccommodations, saveAvailability } from "#lib/data/room/requests";
import type { AccommodationKind } from "#lib/domain/room/accommodations";
import { versionsNow } from "../support/answers.ts";
import { startTestDatabase, type TestDatabase } from "../support/database.ts";
import {
  type Attempt,
  createInterview,
  type HiringCompany,
  signUpHiringCompany,
  startAttempt,
} from "../support/people.ts";
import { rest } from "../support/rest.ts";

describe("What a candidate needs", () => {
  let db: TestDatabase;
  let company: HiringCompany;
  let attempt: Attempt;

  beforeAll(async () => {
    db = await startTestDatabase();
    company = await signUpHiringCompany(db, "Bright Cleaning");
    attempt = await startAttempt(db, await createInterview(db, company));
  });
  afterAll(() => db.close());

  const ask = (kinds: AccommodationKind[], note = "") =>
    requestAccommodations(db.service(), attempt.id, { kinds, note });
  const write = async (questionId: string | undefined, text: string) =>
    db.service().rpc("save_text_answer", {
      p_attempt: attempt.id,
      p_question: questionId ?? "",
      p_text: text,
      p_version: randomUUID(),
      p_over: Object.values(await versionsNow(db.service(), attempt.id)),
    });
  const videoQuestion = async () => {
    const [row] = await db.sql(
      "select question_id::text as id from public.media where interview_attempt_id = $1",
      [attempt.id],
    );
    return String(row?.id);
  };

  it("doubles the time, and its bytes, for whoever asks for more", async () => {
    await ask(["more_time"], "I read slowly.");
    expect(await readRequests(db.service(), attempt.id)).toEqual({
      accommodation: {
        kinds: ["more_time"],
        timeFactor: 2,
        textInstead: false,
        note: "I read slowly.",
      },
      availability: null,
    });
    const [session] = await db.sql(
      "select token_hash from public.attempt_sessions where interview_attempt_id = $1",
      [attempt.id],
    );
    const { data } = await db.service().rpc("find_upload", {
      p_token_hashes: [String(session?.token_hash)],
      p_media: attempt.mediaId,
    });
    expect(data?.[0]?.max_duration).toBe(120);
  });

  it("lets a video question be answered in writing by those who asked, and by nobody else", async () => {
    const question = await videoQuestion();
    expect((await write(question, "In writing")).error?.message).toBe("question_unknown");
    await ask(["text_instead"]);
    expect((await write(question, "In writing")).error).toBeNull();
    expect((await write(question, "x".repeat(2001))).error?.message).toBe("too_long");
  });

  it("turns the computer off for people only, as a consent of its own, for good", async () => {
    await ask(["people_only"]);
    await ask([]);
    const consents = await db.sql(
      "select a.ai_allowed as now, array_agg(c.ai_allowed order by c.given_at) as given from public.interview_attempts a join public.consents c on c.interview_attempt_id = a.id where a.id = $1 group by a.id",
      [attempt.id],
    );
    expect(consents).toEqual([{ now: false, given: [true, false] }]);
    expect((await readRequests(db.service(), attempt.id)).accommodation.kinds).toEqual([]);
  });

  it("keeps a need that no box has, in words alone, until it is taken back", async () => {
    await ask([], "I stammer, please bear with me.");
    expect((await readRequests(db.service(), attempt.id)).accommodation).toMatchObject({
      kinds: [],
      timeFactor: 1,
      note: "I stammer, please bear with me.",
    });
    await ask([], "  ");
    expect((await readRequests(db.service(), attempt.id)).accommodation.note).toBe("");
  });

  it("keeps a week, and nothing after submission", async () => {
    const grid = `1${"0".repeat(27)}`;
    await saveAvailability(db.service(), attempt.id, grid);
    expect((await readRequests(db.service(), attempt.id)).availability).toBe(grid);
    await db.service().rpc("submit_attempt", { p_attempt: attempt.id });
    await expect(saveAvailability(db.service(), attempt.id, grid)).rejects.toThrow("submitted");
    await expect(ask(["captions"])).rejects.toThrow("submitted");
  });

  it("is read by the company's owner, and cannot be changed by them", async () => {
    await db.sql(
      "insert into public.accommodations (interview_attempt_id, kinds) values ($1, '{captions}')",
      [company.attempt.id],
    );
    const place = `accommodations?interview_attempt_id=eq.${company.attempt.id}`;
    expect((await rest(db, company.owner, "GET", place)).rows).toHaveLength(1);
    expect((await rest(db, company.owner, "PATCH", place, { kinds: [] })).code).toBe("42501");
    const grid = { availability: "1".repeat(28) };
    const own = `interview_attempts?id=eq.${company.attempt.id}`;
    expect((await rest(db, company.owner, "PATCH", own, grid)).code).toBe("42501");
  });

  it("reaches the company's owner at once, before any submission, and nobody else", async () => {
    const stranger = await signUpHiringCompany(db, "Other Cleaning");
    const service = db.service();
    const asking = await startAttempt(db, company.interview);
    const before = await readDashboardFigures(company.owner.client);
    const asks = { kinds: ["captions" as const], note: "I lip-read." };
    await requestAccommodations(service, asking.id, asks);
    await requestAccommodations(service, asking.id, asks);
    const [newest] = await listAccommodations(company.owner.client);
    expect(newest).toMatchObject({
      name: "Ana Flores",
      email: expect.stringContaining("@example.com"),
      kinds: ["captions"],
      note: "I lip-read.",
      submitted: false,
    });
    const after = await readDashboardFigures(company.owner.client);
    expect(after.asked).toBe(before.asked + 1);
    expect(await listAccommodations(stranger.owner.client)).toEqual([]);
    expect((await readDashboardFigures(stranger.owner.client)).asked).toBe(0);
    expect(await listAccommodations(db.service())).toEqual([]);
    const jobs = await db.sql(
      "select run_at <= now() as due from public.jobs where kind = 'mail_accommodation' and payload ->> 'attemptId' = $1",
      [asking.id],
    );
    expect(jobs).toEqual([{ due: true }]);
    expect(await readAccommodationOwner(service, asking.id)).toEqual({
      email: company.owner.email,
      job: "Cleaner",
    });
    // Whom the plan has not opened is not named; what they need is said.
    await db.sql("update public.interview_attempts set submitted_at = now() where id = $1", [
      asking.id,
    ]);
    const [locked] = await listAccommodations(company.owner.client);
    expect(locked).toMatchObject({ name: null, email: null, note: null, kinds: ["captions"] });
  });
});
