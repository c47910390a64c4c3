import { randomUUID } from "node:crypto";
import { setImmediate as breath } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { ServiceDb } from "#lib/data/db";
import { enqueueJob, withLease } from "#lib/data/jobs";
import { readServiceFigures } from "#lib/data/operations/service-figures";
import { jobRunner } from "#lib/jobs/runner";
import { type RunningJobs, stopRunningJobs } from "#lib/jobs/running-jobs";
import { startTestDatabase, type TestDatabase } from "../support/database.ts";
import { fillEveryTable } from "../support/every-table.ts";
import { ok, signUpHiringCompany } from "../support/people.ts";

let db: TestDatabase;
let service: ServiceDb;

beforeAll(async () => {
  db = await startTestDatabase();
  service = db.service();
});
afterAll(() => db.close());

const kind = "mail_contact";
const add = () => enqueueJob(service, kind, { messageId: randomUUID() }, randomUUID());
const jobs = () =>
  db.sql(
    "select kind, attempts, locked_by is not null as held, finished_at is not null as done from public.jobs order by sequence",
  );

/** A server with one kind of work, which ends when it is let go. */
function server(running: RunningJobs = { stopping: false, jobs: new Set() }) {
  const begun = Promise.withResolvers<void>();
  const letGo = Promise.withResolvers<void>();
  const work = {
    [kind]: {
      run: async () => {
        begun.resolve();
        await letGo.promise;
      },
    },
  };
  const run = jobRunner(() => ({ service, work, running, leaseSeconds: 60, budgetMs: 30_000 }));
  return { running, begun: begun.promise, letGo: letGo.resolve, run };
}

describe("A server that is told to stop", () => {
  it("lets a job end that ends in time, and takes no other", async () => {
    await db.sql("delete from public.jobs");
    await add();
    await add();
    const stopped = server();
    const run = stopped.run();
    await stopped.begun;
    const stop = stopRunningJobs(stopped.running, 20_000);
    stopped.letGo();
    expect(await stop).toEqual([]);
    await run;
    expect(await jobs()).toEqual([
      { kind, attempts: 1, held: false, done: true },
      { kind, attempts: 0, held: false, done: false },
    ]);
    expect(await stopped.run()).toEqual([]);
  });

  it("gives a job back that does not, and another server takes it at once, as its first try", async () => {
    await db.sql("delete from public.jobs");
    const id = await add();
    const stopped = server();
    const run = stopped.run();
    await stopped.begun;
    expect(await stopRunningJobs(stopped.running, 0)).toMatchObject([{ id, kind }]);
    expect(await jobs()).toEqual([{ kind, attempts: 0, held: false, done: false }]);

    const other = server();
    other.letGo();
    expect(await other.run()).toMatchObject([{ id, attempt: 1, outcome: "done" }]);
    // Whatever the first one still says changes nothing.
    stopped.letGo();
    await run;
    expect(await jobs()).toEqual([{ kind, attempts: 1, held: false, done: true }]);
  });
});

describe("Work that one server does at a time", () => {
  it("is done by the next one once it has ended, or failed", async () => {
    const tried: unknown[] = [];
    const outer = await withLease(service, "sweep", 60, async () => {
      tried.push(await withLease(service, "sweep", 60, async () => "inner"));
      return "outer";
    });
    expect([outer, ...tried]).toEqual(["outer", null]);
    const fails = withLease(service, "sweep", 60, () => Promise.reject(new Error("down")));
    await expect(fails).rejects.toThrow("down");
    expect(await withLease(service, "sweep", 60, async () => "again")).toBe("again");
  });

  it("stays the one server's for as long as it takes, longer than its lease", async () => {
    const renewed = async () =>
      (
        await db.sql(
          "select from public.leases where name = 'long' and until > now() + interval '1 second'",
        )
      ).length > 0;
    const others: unknown[] = [];
    const done = await withLease(service, "long", 3, async () => {
      await db.sql("update public.leases set until = now() where name = 'long'");
      while (!(await renewed())) await breath();
      others.push(await withLease(service, "long", 3, async () => "another"));
      return "done";
    });
    expect([done, ...others]).toEqual(["done", null]);
  });

  it("is free again when the time of a killed server is over, or lies in a future that no lease has", async () => {
    const take = async () =>
      ok(
        await service.rpc("take_lease", {
          p_name: "killed",
          p_holder: randomUUID(),
          p_seconds: 60,
        }),
      );
    expect([await take(), await take()]).toEqual([true, false]);
    await db.sql("update public.leases set until = now() where name = 'killed'");
    expect(await take()).toBe(true);
    await db.sql(
      "update public.leases set until = now() + interval '2 hours' where name = 'killed'",
    );
    expect(await take()).toBe(true);
  });
});

describe("The service's figures", () => {
  it("come in one call, over all companies, and name none of them", async () => {
    const company = await signUpHiringCompany(db, "Bright Cleaning");
    await fillEveryTable(db, company);
    await db.sql("delete from public.jobs");
    await db.sql(
      "insert into public.jobs (kind, run_at, last_error, dead_at) values ('send_mail', now() - interval '90 seconds', null, null), ('send_mail', now() + interval '1 hour', 'failed', null), ('send_mail', now(), 'failed', now())",
    );
    await db.sql(
      "insert into public.webhook_events (source, event_id, occurred_at, processed_at) values ('stripe', 'evt_late', now() - interval '40 seconds', now())",
    );
    const figures = await readServiceFigures(service);
    expect(figures.queueAge).toBeGreaterThanOrEqual(90);
    expect(figures.queueAge).toBeLessThan(150);
    expect(figures.jobs).toEqual({ due: 1, running: 0, later: 1, failing: 1 });
    expect(figures.dead).toEqual({ send_mail: 1 });
    expect(figures.webhookLag.stripe).toBeCloseTo(40, 0);
    // Another company's server may be slow: what waits for its own time is no lag.
    expect(figures.outboxLag).toBe(0);
    await db.sql(
      "insert into public.jobs (kind, run_at, dead_at) values ('send_webhook', now() - interval '30 seconds', null), ('send_webhook', now() + interval '1 hour', null), ('send_webhook', now() - interval '1 hour', now())",
    );
    expect((await readServiceFigures(service)).outboxLag).toBeCloseTo(30, 0);
    expect(figures.spend.model).toMatchObject({ calls: 1, micros: 1 });
    expect(JSON.stringify(figures)).not.toContain(company.departmentKey);
    const refused = await company.owner.client.rpc("service_figures");
    expect(refused.error).not.toBeNull();
  });
});
