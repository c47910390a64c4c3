import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { findResult } from "#lib/data/results/result-detail";
import { listResults } from "#lib/data/results/results";
import { readTranscriptionWaits } from "#lib/data/results/transcription-waits";
import { parseResultQuery } from "#lib/domain/results/result-query";
import { ENGINE, startTestDatabase, type TestDatabase } from "../support/database.ts";
import { type HiringCompany, ok, signUpHiringCompany, startAttempt } from "../support/people.ts";

describe.each([ENGINE])("How long answers wait to be transcribed, on %s:", (engine) => {
  let db: TestDatabase;
  let company: HiringCompany;
  beforeAll(async () => {
    db = await startTestDatabase(engine);
    company = await signUpHiringCompany(db, "Bright Cleaning");
    await db.sql("update public.profiles set subscription = 'SCALE'");
    await db.sql("update public.jobs set finished_at = now()");
  });
  afterAll(() => db.close());

  /** Somebody submits a recording of this length. */
  async function submitted(seconds: number): Promise<string> {
    const { id, mediaId } = await startAttempt(db, company.interview);
    await db.sql("update public.media set duration_seconds = $1::numeric where id = $2", [
      String(seconds),
      mediaId,
    ]);
    ok(await db.service().rpc("submit_attempt", { p_attempt: id }));
    return id;
  }

  /** Its evaluation ends now, after this many seconds. */
  async function evaluated(attempt: string, seconds: number): Promise<void> {
    await db.sql(
      "update public.jobs set started_at = now() - $2::interval, finished_at = now() where payload ->> 'attemptId' = $1",
      [attempt, `${seconds} seconds`],
    );
    await db.sql(
      "update public.responses set transcript_state = 'done' where interview_attempt_id = $1",
      [attempt],
    );
  }

  it("takes half a second for each before anything has been heard", async () => {
    const first = await submitted(30);
    const waits = await readTranscriptionWaits(company.owner.client, [first]);
    expect(waits.get(first)).toBeCloseTo(15, 0);
    await evaluated(first, 60);
    await db.sql(
      `insert into public.model_uses (department_key, interview_id, service, seconds, micros, created_at, ended_at)
       select department_key, interview_id, 'speech', 30, 0, now() - interval '59 s', now() - interval '1 s'
       from public.interview_attempts where id = $1`,
      [first],
    );
  });

  it("counts the sound that waits before, at the pace of what was heard last", async () => {
    const [second, third] = [await submitted(15), await submitted(60)];
    const waits = await readTranscriptionWaits(company.owner.client, [second, third]);
    expect(waits.get(second)).toBeCloseTo(30, 0);
    expect(waits.get(third)).toBeCloseTo(150, 0);
    const { rows } = await listResults(company.owner.client, parseResultQuery({}, "newest"));
    expect(rows.find(({ id }) => id === third)?.waitSeconds).toBeCloseTo(150, 0);
  });

  it("goes by its size while a recording's length is not known yet", async () => {
    const { id, mediaId } = await startAttempt(db, company.interview);
    const arrived = (bytes: number, hasVideo: boolean) =>
      db.sql(
        "update public.media set byte_size = $1, has_video = $2::text::boolean where id = $3",
        [String(bytes), String(hasVideo), mediaId],
      );
    ok(await db.service().rpc("submit_attempt", { p_attempt: id }));
    const wait = async () => (await readTranscriptionWaits(company.owner.client, [id])).get(id);
    // 15 and 60 seconds wait before it, at two seconds for each.
    await arrived(2_400_000, true);
    expect(await wait()).toBeCloseTo(150 + 60, 0);
    await arrived(160_000, false);
    expect(await wait()).toBeCloseTo(150 + 40, 0);
    await db.sql("update public.media set state = 'failed' where id = $1", [mediaId]);
    expect(await wait()).toBeUndefined();
    await evaluated(id, 0);
  });

  it("counts an answer that nobody could hear before", async () => {
    const again = await submitted(30);
    await db.sql(
      "update public.responses set transcript_state = 'unavailable' where interview_attempt_id = $1 and answer_type = 'video'",
      [again],
    );
    const waits = await readTranscriptionWaits(company.owner.client, [again]);
    expect(waits.get(again)).toBeCloseTo(150 + 60, 0);
    const page = await findResult(company.owner.client, again);
    expect(page?.answers[0]?.silence).toContain("is being written");
    await evaluated(again, 0);
  });

  it("does not go by evaluations that found their transcripts", async () => {
    const again = await submitted(300);
    await evaluated(again, 0);
    const next = await submitted(15);
    const before = await readTranscriptionWaits(company.owner.client, [next]);
    // 15 and 60 seconds wait before it, at two seconds for each.
    expect(before.get(next)).toBeCloseTo(180, 0);
  });

  it("says nothing of another company's", async () => {
    const other = await signUpHiringCompany(db, "Other Cleaning");
    const waiting = await submitted(20);
    expect(await readTranscriptionWaits(other.owner.client, [waiting])).toEqual(new Map());
    expect(
      (await db.anon().rpc("transcription_wait", { p_attempts: [waiting] })).error,
    ).not.toBeNull();
  });
});
