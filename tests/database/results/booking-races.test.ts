import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, it } from "@jest/globals";
import {
  callOff,
  declineTimes,
  markNoShow,
  offerTimes,
  openBooking,
  pickTime,
} from "#lib/data/results/bookings";
import { readResponseExtras } from "#lib/data/results/response-page";
import { MAX_OFFERED, type PickOutcome } from "#lib/domain/results/booking";
import { describeConcurrency, startTestDatabase, type TestDatabase } from "../support/database.ts";
import { type HiringCompany, ok, signUpHiringCompany, startAttempt } from "../support/people.ts";
import { withBug } from "../support/races.ts";

const days = (count: number) => new Date(Date.now() + count * 86_400_000);

describeConcurrency("Fifty people who press at once on Postgres", () => {
  let db: TestDatabase;
  let company: HiringCompany;
  const attempts: string[] = [];

  beforeAll(async () => {
    db = await startTestDatabase("Postgres");
    company = await signUpHiringCompany(db, "Bright Cleaning");
    await db.sql("update public.plan_caps set cap = 1000");
    for (let person = 0; person < MAX_OFFERED; person++) {
      const { id } = await startAttempt(db, company.interview);
      ok(await db.service().rpc("submit_attempt", { p_attempt: id }));
      attempts.push(id);
    }
  });
  beforeEach(() => db.sql("delete from public.offers"));
  afterAll(() => db.close());

  const people = () => attempts[0] ?? "";
  const offer = (attemptIds: string[], times: Date[]) =>
    offerTimes(company.owner.client, {
      id: randomUUID(),
      attemptIds,
      kind: "call",
      minutes: 60,
      bufferMinutes: 15,
      place: "(512) 555-0100",
      host: "",
      times,
    });
  /** What each is told who presses the first time of theirs. */
  async function pressAtOnce(): Promise<PickOutcome[]> {
    const presses = await Promise.all(
      attempts.map(async (attempt) => {
        const [booking] = (await readResponseExtras(company.owner.client, attempt)).bookings;
        const token = booking?.path.split("/").at(-1) ?? "";
        const open = await openBooking(db.service(), token);
        return { token, time: open?.times[0]?.id ?? "" };
      }),
    );
    return Promise.all(presses.map(({ token, time }) => pickTime(db.service(), token, time)));
  }
  const had = (outcomes: PickOutcome[]) => outcomes.filter((one) => one === "booked").length;

  it("one has the time", async () => {
    await offer(attempts, [days(2)]);
    const outcomes = await pressAtOnce();
    expect(had(outcomes)).toBe(1);
    expect(outcomes.filter((one) => one === "taken")).toHaveLength(MAX_OFFERED - 1);
  });

  const offerOverlapping = async () => {
    for (const [nth, attempt] of attempts.entries())
      await offer([attempt], [new Date(days(2).getTime() + nth * 60_000)]);
  };

  it("one has one of many times that overlap", async () => {
    await offerOverlapping();
    expect(had(await pressAtOnce())).toBe(1);
  });

  it("more than one would without the lock", async () => {
    await offerOverlapping();
    const outcomes = await withBug(
      db,
      "pick_time(text, uuid)",
      (sql) =>
        sql
          .replace(
            "perform 1 from public.company_profiles where willo_company_key = offer.department_key for no key update;",
            "",
          )
          // Both have one, and neither has told.
          .replace("if booking.state = 'offered' then", "perform public.meet(2); $&"),
      pressAtOnce,
    );
    expect(had(outcomes)).toBeGreaterThan(1);
  });

  const LOCK = "perform 1 from public.offers where id = old.offer_id for update;";
  /** How many offers outlive both of their two candidates, who go at once. */
  async function forgetAtOnce(): Promise<number> {
    const two = attempts.slice(0, 2);
    await offer(two, [days(2)]);
    await Promise.all(
      two.map(async (attempt) =>
        ok(
          await db
            .service()
            .from("bookings")
            .delete()
            .eq("interview_attempt_id", attempt)
            .select("id"),
        ),
      ),
    );
    return (await db.sql("select 1 from public.offers")).length;
  }

  it("an offer goes with the last of two who go at once", async () => {
    expect(await forgetAtOnce()).toBe(0);
  });

  it.each([
    [
      "says no",
      (token: string, _: string, seen: string | null) => declineTimes(db.service(), token, seen),
    ],
    ["is called off", (_: string, id: string) => callOff(company.owner.client, people(), id)],
    ["is marked", (_: string, id: string) => markNoShow(company.owner.client, people(), id, true)],
  ] as const)("who %s waits in no circle with a press on a time", async (what, end) => {
    await offer([people()], [days(2), days(4)]);
    const [booking] = (await readResponseExtras(company.owner.client, people())).bookings;
    const token = booking?.path.split("/").at(-1) ?? "";
    const [first, later] = (await openBooking(db.service(), token))?.times ?? [];
    expect(await pickTime(db.service(), token, first?.id ?? "")).toBe("booked");
    if (what === "is marked")
      await db.sql(
        "update public.offered_times set starts_at = now() - interval '1 hour' where id = $1",
        [first?.id ?? ""],
      );
    const outcomes = await withBug(
      db,
      "keep_last_contact()",
      // The attempt's row is written only once somebody else waits.
      (sql) =>
        sql.replace(
          "begin",
          `begin
            perform nextval('public.arrivals');
            while not exists (
              select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
            ) loop
              perform pg_stat_clear_snapshot(), pg_sleep(0.01);
            end loop;`,
        ),
      async () => {
        const ended = end(token, booking?.id ?? "", first?.starts ?? null);
        const arrived = async () =>
          (await db.sql("select is_called from public.arrivals"))[0]?.is_called === true;
        while (!(await arrived()));
        return Promise.all([ended, pickTime(db.service(), token, later?.id ?? "")]);
      },
    );
    expect(outcomes).toEqual([true, "ended"]);
  });

  it("an offer would outlive them without its lock", async () => {
    const left = await withBug(
      db,
      "forget_offer()",
      // Both have looked before either has ended.
      (sql) => sql.replace(LOCK, "").replace("return null;", "perform public.meet(2); $&"),
      forgetAtOnce,
    );
    expect(left).toBe(1);
  });
});
