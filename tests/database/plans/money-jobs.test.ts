import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { enqueueJob, readFailingJob, wasDeletedHere } from "#lib/data/jobs";
import { keepCustomer } from "#lib/data/plans/subscriptions";
import { type JobKind, REPORTED_KINDS } from "#lib/domain/jobs/kinds";
import { backOff, jobRunner } from "#lib/jobs/runner";
import type { JobHandlers } from "#lib/jobs/table";
import { ENGINE, startTestDatabase, type TestDatabase } from "../support/database.ts";
import { signUpCompany } from "../support/people.ts";

const NEVER_GIVEN_UP = [
  "end_billing",
  "end_second_subscription",
  "mail_billing",
  "tell_support_of_payment",
  "tell_support_of_subscription",
  "end_ats_integration",
] as const;

describe.each([ENGINE])("Work that moves money or ends an access on %s", (engine) => {
  let db: TestDatabase;

  beforeAll(async () => {
    db = await startTestDatabase(engine);
  });
  afterAll(() => db.close());

  const silence = {
    run: async () => {
      throw new Error("Stripe does not answer");
    },
  };

  /** Every due job fails, however long it has waited. */
  async function fails(kind: JobKind, times: number): Promise<string[]> {
    const outcomes: string[] = [];
    for (let turn = 0; turn < times; turn++) {
      await db.sql("update public.jobs set run_at = now() where kind = $1", [kind]);
      const work: JobHandlers = { [kind]: silence };
      const service = db.service();
      const run = jobRunner(() => ({ service, work, leaseSeconds: 60, budgetMs: 30_000 }));
      const reports = (await run()).filter((report) => report.kind === kind);
      outcomes.push(...reports.map(({ outcome }) => outcome));
    }
    return outcomes;
  }

  const toldOf = async (id: string) =>
    (
      await db.sql(
        "select 1 from public.jobs where kind = 'tell_support' and payload->>'jobId' = $1",
        [id],
      )
    ).length;

  it("is never given up", async () => {
    expect(REPORTED_KINDS).toEqual(expect.arrayContaining([...NEVER_GIVEN_UP]));
    const kind = "end_billing";
    const id = await enqueueJob(db.service(), kind, { customerId: "cus_1" }, randomUUID());
    expect(new Set(await fails(kind, 10))).toEqual(new Set(["retry"]));
    expect(await readFailingJob(db.service(), id)).toMatchObject({ kind, attempts: 10 });
    // Nor if it kills its worker each time.
    await db.sql(
      "update public.jobs set locked_by = 'gone', locked_until = now() - interval '1 minute', doubted_until = now(), run_at = now() where id = $1",
      [id],
    );
    const work: JobHandlers = { [kind]: { run: async () => {} } };
    const service = db.service();
    const run = jobRunner(() => ({ service, work, leaseSeconds: 60, budgetMs: 30_000 }));
    expect((await run()).find((report) => report.id === id)?.outcome).toBe("done");
    expect(await readFailingJob(db.service(), id)).toBeNull();
  });

  it("is given up where it moves none", async () => {
    await enqueueJob(db.service(), "tell_department", { userId: randomUUID() }, randomUUID());
    expect((await fails("tell_department", 9)).at(-1)).toBe("dead");
  });

  it("is said to support after a day, once", async () => {
    const id = await enqueueJob(db.service(), "end_billing", { customerId: "cus_2" }, randomUUID());
    await fails("end_billing", 3);
    expect(await toldOf(id)).toBe(0);
    await db.sql("update public.jobs set created_at = now() - interval '25 hours' where id = $1", [
      id,
    ]);
    await fails("end_billing", 1);
    expect(await toldOf(id)).toBe(1);
    await db.sql("update public.jobs set finished_at = now() where kind = 'tell_support'");
    await fails("end_billing", 3);
    expect(await toldOf(id)).toBe(1);
  });

  it("outlives the account that it owes money to, and is known by its customer", async () => {
    const { owner } = await signUpCompany(db, "Bright Cleaning");
    const customerId = `cus_${owner.userId}`;
    await keepCustomer(db.service(), owner.userId, customerId);
    const payload = { userId: owner.userId, subscriptionId: "sub_2", plan: "SCALE" } as const;
    const service = db.service();
    const refund = await enqueueJob(service, "end_second_subscription", payload, randomUUID());
    const told = { userId: owner.userId, mail: "plan_ended" } as const;
    const mail = await enqueueJob(service, "mail_billing", told, randomUUID());
    expect(await wasDeletedHere(service, customerId)).toBe(false);
    await service.rpc("delete_account", { p_user: owner.userId });
    expect(await wasDeletedHere(service, customerId)).toBe(true);
    expect(await readFailingJob(service, refund)).not.toBeNull();
    expect(await readFailingJob(service, mail)).toBeNull();
  });
});

describe("The wait for another try", () => {
  it("grows to a quarter of an hour within the first hour, and is an hour from then on", () => {
    const waits = Array.from({ length: 30 }, (_, index) => backOff(index + 1));
    expect(waits.slice(0, 3)).toEqual([5, 10, 20]);
    const firstHour = waits.slice(0, 11);
    expect(Math.max(...firstHour)).toBe(900);
    expect(firstHour.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThan(3600);
    expect(new Set(waits.slice(11))).toEqual(new Set([3600]));
  });
});
