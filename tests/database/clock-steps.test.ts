import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { listInterviews } from "#lib/data/interviews/interviews";
import { keepUploadLease, takeUploadLease } from "#lib/data/room/upload-leases";
import { newestCorrection } from "#lib/domain/results/corrections";
import { ENGINE, startTestDatabase, type TestDatabase } from "./support/database.ts";
import {
  type Company,
  createInterview,
  ok,
  signUpCompany,
  startAttempt,
} from "./support/people.ts";

/** What leases and limits compare with the clock. */
const TIMES = {
  jobs: ["run_at", "locked_until", "doubted_until", "created_at"],
  upload_leases: ["held_until", "doubted_until"],
  rate_limits: ["window_started_at"],
  digests: ["taken_at"],
};

describe.each([ENGINE])("A clock that steps on %s", (engine) => {
  let db: TestDatabase;
  let company: Company;
  beforeAll(async () => {
    db = await startTestDatabase(engine);
    company = await signUpCompany(db, "Bright Cleaning", "SCALE");
  });
  afterAll(() => db.close());
  beforeEach(() => db.sql("delete from public.jobs"));

  /** The clock steps by some minutes: every time that was written lies as much further back, or ahead. */
  async function step(minutes: number): Promise<void> {
    for (const [table, columns] of Object.entries(TIMES)) {
      const moved = columns.map((name) => `${name} = ${name} - $1::integer * interval '1 minute'`);
      await db.sql(`update public.${table} set ${moved.join(", ")}`, [String(minutes)]);
    }
  }

  const claim = async (worker: string, limit = 1) =>
    ok(
      await db
        .service()
        .rpc("claim_jobs", { p_worker: worker, p_limit: limit, p_lease_seconds: 30 }),
    ).map(({ kind }) => kind);
  const enqueue = (kind: "send_digest" | "mail_contact" = "mail_contact") =>
    db.sql("select public.enqueue_job($1, '{}') as id", [kind]).then(([row]) => String(row?.id));

  it("leaves jobs in the order in which they came", async () => {
    await enqueue("send_digest");
    await step(-5);
    await enqueue("mail_contact");
    await step(6);
    expect([await claim("a"), await claim("b")]).toEqual([["send_digest"], ["mail_contact"]]);
  });

  it.each([10, -10])("by %d minutes takes no job from a worker that lives", async (minutes) => {
    const id = await enqueue();
    expect(await claim("first")).toEqual(["mail_contact"]);
    await step(minutes);
    expect(await claim("second")).toEqual([]);
    const held = { p_id: id, p_worker: "first", p_lease_seconds: 30 };
    expect(ok(await db.service().rpc("extend_job", held))).toBe(true);
    // Long after the moment until which it was doubted.
    await db.sql("update public.jobs set doubted_until = doubted_until - interval '1 minute'");
    expect(await claim("second")).toEqual([]);
    const done = { p_id: id, p_worker: "first" };
    expect(ok(await db.service().rpc("complete_job", done))).toBe(true);
  });

  it.each([10, -10])("by %d minutes keeps no job with a worker that is gone", async (minutes) => {
    await enqueue();
    expect(await claim("gone")).toEqual(["mail_contact"]);
    await step(minutes);
    expect(await claim("next")).toEqual([]);
    // Half a lease later, in which nobody said that they live.
    await db.sql(
      "update public.jobs set run_at = now(), doubted_until = doubted_until - interval '16 seconds'",
    );
    expect(await claim("next")).toEqual(["mail_contact"]);
  });

  it.each([10, -10])(
    "by %d minutes leaves an upload with its holder, or frees it",
    async (minutes) => {
      const { mediaId } = await startAttempt(db, await createInterview(db, company));
      const [first, second] = [randomUUID(), randomUUID()];
      expect(await takeUploadLease(db.service(), mediaId, first, 30)).toBe(true);
      await step(minutes);
      expect(await takeUploadLease(db.service(), mediaId, second, 30)).toBe(false);
      expect(await keepUploadLease(db.service(), mediaId, first, 30)).toBe("wanted");
      await step(minutes);
      expect(await takeUploadLease(db.service(), mediaId, second, 30)).toBe(false);
      await db.sql(
        "update public.upload_leases set doubted_until = doubted_until - interval '16 seconds'",
      );
      expect(await takeUploadLease(db.service(), mediaId, second, 30)).toBe(true);
      expect(await keepUploadLease(db.service(), mediaId, first, 30)).toBe("lost");
    },
  );

  it("back makes no limit last longer than its window", async () => {
    const use = async () =>
      ok(
        await db
          .service()
          .rpc("take_rate_limit", { p_key: "clock", p_limit: 1, p_window_seconds: 60 }),
      );
    expect(await use()).toBe(0);
    await step(-10);
    expect(await use()).toBeLessThanOrEqual(60);
    expect(await use()).toBeGreaterThan(0);
    await step(2);
    expect(await use()).toBe(0);
  });

  it("back between two answers leaves none out of the employer's mails", async () => {
    const interview = await createInterview(db, company);
    const digest = async () => {
      const made = ok(
        await db.service().rpc("take_digest", {
          p_job: randomUUID(),
          p_interview: interview.id,
          p_user: company.owner.userId,
          p_since: 0,
        }),
      );
      const within = "opening > $2::bigint and opening <= $3::bigint";
      const rows = await db.sql(
        `select id from public.interview_attempts where interview_id = $1 and ${within}`,
        [interview.id, String(made.since), String(made.until)],
      );
      return rows.length;
    };
    const submit = async () => {
      const { id } = await startAttempt(db, interview);
      ok(await db.service().rpc("submit_attempt", { p_attempt: id }));
      return id;
    };
    await submit();
    expect(await digest()).toBe(1);
    await step(-10);
    const late = await submit();
    await db.sql(
      "update public.interview_attempts set submitted_at = now() - interval '9 minutes', unlocked_at = now() - interval '9 minutes' where id = $1",
      [late],
    );
    expect(await digest()).toBe(1);
    await step(60);
    expect(await digest()).toBe(0);
  });

  it("back gives the places of a plan to whoever submitted first, and keeps the list of interviews", async () => {
    const small = await signUpCompany(db, "One Place");
    await db.sql("update public.profiles set subscription = null where id = $1", [
      small.owner.userId,
    ]);
    const interview = await createInterview(db, small);
    await db.sql("update public.plan_caps set cap = 0 where plan = 'NONE'");
    const ids: string[] = [];
    for (const minutes of [0, -5, -10]) {
      const { id } = await startAttempt(db, interview);
      ok(await db.service().rpc("submit_attempt", { p_attempt: id }));
      await db.sql(
        "update public.interview_attempts set submitted_at = now() + $2::integer * interval '1 minute' where id = $1",
        [id, String(minutes)],
      );
      ids.push(id);
    }
    await db.sql("update public.plan_caps set cap = 1 where plan = 'NONE'");
    await db.sql("select public.unlock_attempts(department) from public.interviews where id = $1", [
      interview.id,
    ]);
    expect(
      await db.sql(
        "select id from public.interview_attempts where interview_id = $1 and unlocked_at is not null",
        [interview.id],
      ),
    ).toEqual([{ id: ids[0] }]);
    const newer = await createInterview(db, small);
    await db.sql(
      "update public.interviews set created_at = created_at - interval '9 minutes' where id = $1",
      [newer.id],
    );
    const listed = await listInterviews(small.owner.client);
    expect(listed.map(({ id }) => id)).toEqual([newer.id, interview.id]);
  });

  it("back leaves the last correction the one that holds", () => {
    const at = (minute: number) => `2026-11-20T10:0${minute}:00Z`;
    const [first, last] = [
      { id: "1", corrected_text: "a", created_at: at(5), sequence: 1 },
      { id: "2", corrected_text: "b", created_at: at(0), sequence: 2 },
    ] as const;
    expect(newestCorrection([last, first])).toBe(last);
  });
});
