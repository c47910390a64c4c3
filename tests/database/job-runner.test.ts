import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { ServiceDb } from "#lib/data/db";
import { enqueueJob } from "#lib/data/jobs";
import { AppError } from "#lib/domain/core/errors";
import { jobRunner } from "#lib/jobs/runner";
import type { JobHandlers } from "#lib/jobs/table";
import { startTestDatabase, type TestDatabase } from "./support/database.ts";
import { ok } from "./support/people.ts";

let db: TestDatabase;
let service: ServiceDb;

beforeAll(async () => {
  db = await startTestDatabase();
  service = db.service();
});
afterAll(() => db.close());

const run = (work: JobHandlers) =>
  jobRunner(() => ({ service, work, leaseSeconds: 60, budgetMs: 30_000 }))();

describe("A job", () => {
  const add = () => enqueueJob(service, "mail_contact", { messageId: randomUUID() }, randomUUID());

  it("is taken up by another worker when its own was killed", async () => {
    const id = await add();
    ok(await service.rpc("claim_jobs", { p_worker: "killed", p_limit: 1, p_lease_seconds: 60 }));
    let count = 0;
    const work = { mail_contact: { run: async () => void count++ } };
    expect(await run(work)).toEqual([]);
    await db.sql(
      "update public.jobs set locked_until = now() - interval '31 seconds', doubted_until = now() where id = $1",
      [id],
    );
    expect((await run(work)).map(({ attempt, outcome }) => [attempt, outcome])).toEqual([
      [2, "done"],
    ]);
    expect(count).toBe(1);
    expect(ok(await service.rpc("complete_job", { p_id: id, p_worker: "killed" }))).toBe(false);
  });

  it.each([
    ["five minutes", 300, "5 minutes"],
    ["half a day", 43_200, "12 hours"],
    ["a week, of which a day is waited,", 604_800, "24 hours"],
  ])("isn't tried again before the time that a vendor named: %s", async (_, retryAfter, waited) => {
    const id = await add();
    const failure = new AppError("vendor_failed", "busy", { retryAfter });
    await run({ mail_contact: { run: () => Promise.reject(failure) } });
    const late = "extract(epoch from run_at - now() - $2::interval)";
    const [job] = await db.sql(`select abs(${late}) < 10 as due from public.jobs where id = $1`, [
      id,
      waited,
    ]);
    expect(job).toEqual({ due: true });
    await db.sql("delete from public.jobs where id = $1", [id]);
  });

  it("keeps its lease for as long as it runs", async () => {
    await add();
    const others: number[] = [];
    await jobRunner(() => ({
      service,
      leaseSeconds: 3,
      budgetMs: 10_000,
      work: {
        mail_contact: {
          run: async () => {
            const until = performance.now() + 7000;
            while (performance.now() < until) {
              const taken = ok(
                await service.rpc("claim_jobs", {
                  p_worker: "thief",
                  p_limit: 9,
                  p_lease_seconds: 60,
                }),
              );
              others.push(taken.length);
            }
          },
        },
      },
    }))();
    expect(others.length).toBeGreaterThan(3);
    expect(others.every((taken) => taken === 0)).toBe(true);
  });

  it("that hangs keeps no other kind waiting, whenever that comes", async () => {
    let hangsFrom = (_: unknown) => {};
    let letGo = (_: unknown) => {};
    const hangs = new Promise((resolve) => (hangsFrom = resolve));
    const mailed = new Promise((resolve) => (letGo = resolve));
    const work = {
      evaluate_attempt: {
        run: async () => {
          hangsFrom(null);
          await mailed;
        },
      },
      mail_contact: { run: async () => letGo(null) },
    };
    const runDue = jobRunner(() => ({ service, work, leaseSeconds: 60, budgetMs: 30_000 }));
    await enqueueJob(service, "evaluate_attempt", { attemptId: randomUUID() }, randomUUID());
    const first = runDue();
    await hangs;
    await add();
    // Its lane may just be ending, having found nothing: then the next call begins it anew.
    const runs = [first];
    let waits = true;
    void mailed.then(() => (waits = false));
    while (waits) {
      runs.push(runDue());
      await Promise.race([mailed, pause(50)]);
    }
    const reports = (await Promise.all(runs)).flat();
    expect(new Set(reports.map(({ kind, outcome }) => `${kind} ${outcome}`))).toEqual(
      new Set(["mail_contact done", "evaluate_attempt done"]),
    );
  });

  it("of a kind that this server doesn't know waits for one that does", async () => {
    const id = await add();
    expect(await run({ send_digest: { run: async () => {} } })).toEqual([]);
    expect(await db.sql("select attempts from public.jobs where id = $1", [id])).toEqual([
      { attempts: 0 },
    ]);
    await db.sql("delete from public.jobs where id = $1", [id]);
  });

  it("is done with the payload of its kind, and fails where it has another", async () => {
    const messageId = randomUUID();
    const seen: unknown[] = [];
    const work: JobHandlers = {
      mail_contact: { run: async (_, { payload }) => void seen.push(payload) },
    };
    await enqueueJob(service, "mail_contact", { messageId }, randomUUID());
    expect(await run(work)).toMatchObject([{ outcome: "done" }]);
    await db.sql("select public.enqueue_job('mail_contact', $1::jsonb, 'wrong')", [
      '{"messageId": 1}',
    ]);
    expect(await run(work)).toMatchObject([
      { outcome: "retry", error: expect.stringContaining("messageId") },
    ]);
    expect(seen).toEqual([{ messageId }]);
  });

  it("of a kind that there is not is never added", async () => {
    await expect(db.sql("select public.enqueue_job('nonsense', '{}')")).rejects.toMatchObject({
      code: "23503",
    });
  });
});
