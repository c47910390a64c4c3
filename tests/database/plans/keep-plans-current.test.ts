import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { keepPlansCurrent } from "#lib/workflows/plans/keep-plans-current";
import { startTestDatabase, type TestDatabase } from "../support/database.ts";
import {
  answered,
  type Employer,
  monthPasses,
  openForAnswers,
  openTo,
  planOf,
  subscribe,
} from "../support/plans.ts";

const EIGHT_DAYS_AGO = new Date(Date.now() - 8 * 86_400_000).toISOString();

describe("The passing of time", () => {
  let db: TestDatabase;
  let employers: Employer[];

  /** A company with ten candidates open and one that waits for the next month. */
  async function full(name: string): Promise<Employer> {
    const employer = await openForAnswers(db, name);
    await subscribe(db, employer);
    await answered(db, employer, 11);
    await monthPasses(db, employer);
    return employer;
  }

  async function inGrace(): Promise<Employer> {
    const employer = await openForAnswers(db, "Late Cleaning");
    await subscribe(db, employer, { status: "past_due", pastDueSince: EIGHT_DAYS_AGO });
    await db.sql("update public.profiles set subscription = 'STARTER' where id = $1", [
      employer.owner.userId,
    ]);
    await db.sql(
      "update public.profiles p set subscription_id = s.subscription_id from public.subscriptions s where s.user_id = p.id and p.id = $1",
      [employer.owner.userId],
    );
    return employer;
  }

  beforeAll(async () => {
    db = await startTestDatabase();
  });
  afterAll(() => db.close());
  beforeEach(async () => {
    employers = [await full("Bright Cleaning"), await full("Clear Windows")];
  });

  it("opens what waits at every company although one of them fails", async () => {
    const [broken] = employers;
    await db.sql(`create function public.bug() returns trigger language plpgsql as $$
      begin
        if new.department_key = '${broken?.departmentKey}' then raise exception 'broken company'; end if;
        return new;
      end $$`);
    await db.sql(
      "create trigger bug before insert on public.attempt_ledger for each row execute function public.bug()",
    );
    const done = await keepPlansCurrent(db.service());
    await db.sql("drop trigger bug on public.attempt_ledger");
    await db.sql("drop function public.bug()");
    expect(done).toMatchObject({ opened: 1, failures: [expect.anything()] });
    const open = await Promise.all(employers.map(openTo));
    expect(open.map((ids) => ids.length)).toEqual([10, 11]);
    expect(await keepPlansCurrent(db.service())).toMatchObject({ opened: 1, failures: [] });
  });

  it.each(["forget_billing_events()", "companies_with_room(integer)"])(
    "ends a grace although %s fails",
    async (signature) => {
      const late = await inGrace();
      const name = signature.replace(/\(.*/, "");
      await db.sql(`alter function public.${signature} rename to lost`);
      const done = await keepPlansCurrent(db.service());
      await db.sql(`alter function public.${signature.replace(name, "lost")} rename to ${name}`);
      expect(done).toMatchObject({ graceEnded: 1, failures: [expect.anything()] });
      expect(await planOf(db, late)).toBeNull();
    },
  );
});
