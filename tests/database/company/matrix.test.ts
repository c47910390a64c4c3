import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { ENGINES, startTestDatabase, type TestDatabase } from "../support/database.ts";
import { files, functions, openBuckets, readings, writings } from "../support/matrix/catalog.ts";
import { callOf, gets, leaks, oversteps, through } from "../support/matrix/claims.ts";
import { CALLED, READ, WRITTEN } from "../support/matrix/rows.ts";
import { prepareTries } from "../support/matrix/tries.ts";
import { startWorld, type World } from "../support/matrix/world.ts";

describe.each(ENGINES)("Everybody who asks for everything, on %s", (engine) => {
  let db: TestDatabase;
  let world: World;

  beforeAll(async () => {
    db = await startTestDatabase(engine);
    world = await startWorld(db);
    await prepareTries(db);
  });
  afterAll(() => db.close());

  it("reads each table and view as its row says", async () => {
    const places = await readings(db, world.company.companyId);
    expect(await through(db, world, places, READ)).toEqual([]);
    expect(await leaks(db, world, places)).toEqual([]);
  });

  it("changes, deletes and adds as its row says", async () => {
    expect(await through(db, world, await writings(db, world.company.companyId), WRITTEN)).toEqual(
      [],
    );
    expect(await oversteps(db, world, WRITTEN)).toEqual([]);
  });

  it("reaches no file of a bucket but a logo, to read", async () => {
    expect(await gets(db, world, await files(db))).toEqual({});
    expect(await openBuckets(db)).toEqual(["company-assets"]);
  });

  it("gets of each function what its row says", async () => {
    const calls = (await functions(db)).map((one) => callOf(one, world));
    expect(calls.length).toBeGreaterThan(80);
    expect(await through(db, world, calls, CALLED, "every")).toEqual([]);
    expect(await leaks(db, world, calls)).toEqual([]);
  });
});
