import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { capMonth, monthOf } from "#lib/domain/plans/billing";
import { ENGINES, startTestDatabase, type TestDatabase } from "../support/database.ts";
import { withBug } from "../support/races.ts";

type Pair = { anchor: Date; now: Date };

const SIGNATURE = "month_start(timestamptz, timestamptz)";
const moment = fc.date({
  min: new Date("2024-01-01"),
  max: new Date("2032-01-01"),
  noInvalidDate: true,
});
/** The last days of months, at their first and last moments, where months differ in length. */
const monthEnd = fc
  .tuple(
    fc.integer({ min: 0, max: 95 }),
    fc.integer({ min: -3, max: 1 }),
    fc.constantFrom(0, 1, 86_399_999),
  )
  .map(([month, day, ms]) => new Date(Date.UTC(2024, month + 1, day) + ms));
const pairs = fc.array(
  fc.record({ anchor: fc.oneof(moment, monthEnd), now: fc.oneof(moment, monthEnd) }),
  { minLength: 200, maxLength: 200 },
);

/** What the database says, in the time zone of a session. */
async function starts(db: TestDatabase, asked: Pair[], zone = "UTC"): Promise<string[]> {
  const list = (pick: (pair: Pair) => Date) => `{${asked.map((pair) => pick(pair).toISOString())}}`;
  const rows = await db.sql(
    `with zone as materialized (select set_config('TimeZone', $3, true) as name)
     select to_char(public.month_start(a.at, n.at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as start
     from zone, unnest($1::text[]) with ordinality a0 (text, place)
     cross join lateral (select a0.text::timestamptz as at) a
     join unnest($2::text[]) with ordinality n0 (text, place) using (place)
     cross join lateral (select n0.text::timestamptz as at) n
     where zone.name is not null order by place`,
    [list(({ anchor }) => anchor), list(({ now }) => now), zone],
  );
  return rows.map(({ start }) => String(start));
}

/** Pairs of an anchor and a moment for which the database and the rule differ. */
async function differences(db: TestDatabase, asked: Pair[], zone?: string): Promise<string[]> {
  const found = await starts(db, asked, zone);
  return asked.flatMap(({ anchor, now }, index) => {
    const expected = monthOf(anchor, now).start.toISOString();
    return found[index] === expected ? [] : [`${anchor.toISOString()} ${now.toISOString()}`];
  });
}

describe.each(ENGINES)("The months of a subscription on %s", (engine) => {
  let db: TestDatabase;

  beforeAll(async () => {
    db = await startTestDatabase(engine);
  });
  afterAll(() => db.close());

  const startAt = async (anchor: string, now: string, zone?: string) =>
    (await starts(db, [{ anchor: new Date(anchor), now: new Date(now) }], zone))[0];

  it.each([
    ["2026-01-31T10:00:00Z", "2026-02-28T09:59:59.999Z", "2026-01-31T10:00:00.000Z"],
    ["2026-01-31T10:00:00Z", "2026-02-28T10:00:00.000Z", "2026-02-28T10:00:00.000Z"],
    ["2026-01-31T10:00:00Z", "2026-03-31T09:59:59.999Z", "2026-02-28T10:00:00.000Z"],
    ["2026-01-31T10:00:00Z", "2026-03-31T10:00:00.000Z", "2026-03-31T10:00:00.000Z"],
    ["2028-01-30T00:00:00Z", "2028-03-01T00:00:00.000Z", "2028-02-29T00:00:00.000Z"],
    ["2026-12-15T23:59:59Z", "2027-01-15T23:59:58.000Z", "2026-12-15T23:59:59.000Z"],
  ])("that began %s are at %s in the one from %s", async (anchor, now, start) => {
    expect(await startAt(anchor, now)).toBe(start);
    expect(monthOf(new Date(anchor), new Date(now)).start.toISOString()).toBe(start);
  });

  it("are those of the rule, for any anchor and moment", async () => {
    await fc.assert(
      fc.asyncProperty(pairs, async (asked) => {
        expect(await differences(db, asked)).toEqual([]);
      }),
      { numRuns: 10 },
    );
  });

  it("of the cap are those of the rule, in the trial and after it", async () => {
    const [asked = []] = fc.sample(pairs, { numRuns: 1, seed: 7 });
    const trials = asked.map(({ anchor, now }, index) => ({
      anchor,
      now,
      trialEnd: index % 5 === 0 ? null : new Date(anchor.getTime() + (index % 40) * 86_400_000),
    }));
    const rows = await db.sql(
      `select public.cap_month_start(a::timestamptz, nullif(t, '')::timestamptz, n::timestamptz)::text as start
       from unnest($1::text[], $2::text[], $3::text[]) with ordinality as given (a, t, n, place) order by place`,
      [
        `{${trials.map(({ anchor }) => anchor.toISOString())}}`,
        `{${trials.map(({ trialEnd }) => `"${trialEnd?.toISOString() ?? ""}"`)}}`,
        `{${trials.map(({ now }) => now.toISOString())}}`,
      ],
    );
    const found = rows.map(({ start }) => new Date(String(start)).toISOString());
    const expected = trials.map(({ anchor, trialEnd, now }) =>
      capMonth(
        { startedAt: anchor.toISOString(), trialEnd: trialEnd?.toISOString() ?? null },
        now,
      ).start.toISOString(),
    );
    expect(found).toEqual(expected);
  });

  it("of the cap begin at the very end of the trial", async () => {
    const ends = "2026-11-15T10:00:00.000Z";
    for (const [now, start] of [
      ["2026-11-15T09:59:59.999Z", "2026-11-01T10:00:00.000Z"],
      [ends, ends],
    ] as const) {
      const [row] = await db.sql(
        "select public.cap_month_start($1::timestamptz, $2::timestamptz, $3::timestamptz)::text as start",
        ["2026-11-01T10:00:00Z", ends, now],
      );
      expect(new Date(String(row?.start)).toISOString()).toBe(start);
      const began = { startedAt: "2026-11-01T10:00:00Z", trialEnd: ends };
      expect(capMonth(began, new Date(now)).start.toISOString()).toBe(start);
    }
  });

  it.each(["America/New_York", "Pacific/Auckland", "Asia/Kolkata"])(
    "do not move with the clocks of %s",
    async (zone) => {
      const [asked = []] = fc.sample(pairs, { numRuns: 1, seed: 31 });
      expect(await differences(db, asked, zone)).toEqual([]);
    },
  );

  it("would be found where they moved with the clocks", async () => {
    const [asked = []] = fc.sample(pairs, { numRuns: 1, seed: 31 });
    const wrong = await withBug(
      db,
      SIGNATURE,
      (sql) => sql.replaceAll("at time zone 'UTC'", "at time zone 'America/New_York'"),
      () => differences(db, asked),
    );
    expect(wrong).not.toEqual([]);
  });
});
