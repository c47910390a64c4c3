import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { sweepRateLimits, takeRateLimit } from "#lib/data/rate-limits";
import { START_LIMITS } from "#lib/domain/core/limits";
import { startTestDatabase, type TestDatabase } from "./support/database.ts";

describe("Counters of limits", () => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await startTestDatabase();
  });
  afterAll(() => db.close());

  const use = (key: string) =>
    takeRateLimit(db.service(), key, { max: 1, windowSeconds: START_LIMITS.address.windowSeconds });
  const age = (key: string, hours: number) =>
    db.sql(
      "update public.rate_limits set window_started_at = now() - make_interval(hours => $1) where key = $2",
      [String(hours), key],
    );

  it("are forgotten once they limit nobody, and no sooner", async () => {
    for (const key of ["old:203.0.113.7", "new:203.0.113.8"]) expect(await use(key)).toBe(0);
    await age("old:203.0.113.7", 49);
    await age("new:203.0.113.8", 23);
    await sweepRateLimits(db.service());
    expect(await db.sql("select key from public.rate_limits")).toEqual([
      { key: "new:203.0.113.8" },
    ]);
    expect(await use("new:203.0.113.8")).toBeGreaterThan(0);
  });

  it("are nobody's to forget but the server's", async () => {
    const { client } = await db.signUp();
    for (const one of [db.anon(), client])
      expect((await one.rpc("sweep_rate_limits")).error).not.toBeNull();
  });
});
