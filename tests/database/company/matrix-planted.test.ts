import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { ENGINES, startTestDatabase, type TestDatabase } from "../support/database.ts";
import { files, functions, openBuckets, readings, writings } from "../support/matrix/catalog.ts";
import { callOf, gets, leaks, oversteps, through } from "../support/matrix/claims.ts";
import { CALLED, READ, WRITTEN } from "../support/matrix/rows.ts";
import { prepareTries } from "../support/matrix/tries.ts";
import { startWorld, type World } from "../support/matrix/world.ts";

/** Each claim of matrix.test.ts must fail on a database with the bug that it is there to find. */
describe.each(ENGINES)("The matrix, on %s, finds", (engine) => {
  let db: TestDatabase;
  let world: World;
  let mends: string[] = [];

  beforeAll(async () => {
    db = await startTestDatabase(engine);
    world = await startWorld(db);
    await prepareTries(db);
  });
  afterEach(async () => {
    for (const mend of mends) await db.sql(mend);
  });
  afterAll(() => db.close());

  const read = async () => through(db, world, await readings(db, world.company.companyId), READ);
  const written = async () =>
    through(db, world, await writings(db, world.company.companyId), WRITTEN);
  const called = async () =>
    through(
      db,
      world,
      (await functions(db)).map((one) => callOf(one, world)),
      CALLED,
      "every",
    );

  async function plant(bug: string, ...mended: string[]) {
    mends = mended;
    await db.sql(bug);
  }

  /** The definition of a function with something else in it, and its own to go back to. */
  async function replant(name: string, from: string, to: string) {
    const [row] = await db.sql(
      "select pg_get_functiondef(oid) as sql from pg_proc where proname = $1 and pronamespace = 'public'::regnamespace",
      [name],
    );
    const sql = String(row?.sql);
    expect(sql).toContain(from);
    await plant(sql.replace(from, to), sql);
  }

  it("a table that is new and that everybody reads", async () => {
    await plant("create table public.planted as select 1 as one", "drop table public.planted");
    await db.sql("grant select on public.planted to authenticated");
    expect(await read()).toEqual([
      expect.stringMatching(/^planted: newcomer, owner, .*, and not nobody$/),
    ]);
  });

  it("a policy that forgets whom a viewer is limited to", async () => {
    await plant(
      "create policy bug on public.interview_attempts for select to authenticated using (department_key in (select public.my_department_keys()))",
      "drop policy bug on public.interview_attempts",
    );
    expect(await read()).toContain(
      "interview_attempts: owner, manager, viewer, viewer of another interview, and not owner, manager, viewer",
    );
    expect(await leaks(db, world, await readings(db, world.company.companyId))).toContain(
      "interview_attempts tells viewer of another interview",
    );
  });

  it("a policy that forgets the company", async () => {
    await plant(
      "create policy bug on public.legal_holds for select to authenticated using (true)",
      "drop policy bug on public.legal_holds",
    );
    expect(await leaks(db, world, await readings(db, world.company.companyId))).toContain(
      "legal_holds tells removed",
    );
  });

  it("a write policy that forgets the role", async () => {
    await plant(
      "create policy bug on public.interview_attempts for update to authenticated using (department_key in (select public.my_department_keys()))",
      "drop policy bug on public.interview_attempts",
    );
    expect(await written()).toContain(
      "update interview_attempts.status: owner, manager, viewer, and not owner, manager",
    );
  });

  it("a policy that lets everybody change what is each one's own", async () => {
    await plant(
      "create policy bug on public.profiles for update to authenticated using (true)",
      "drop policy bug on public.profiles",
    );
    const found = await oversteps(db, world, WRITTEN);
    expect(found).toContainEqual(
      expect.stringMatching(/^update profiles.last_name of others by newcomer: \d+ rows$/),
    );
  });

  it("an insert policy that forgets the role", async () => {
    await plant(
      "create policy bug on public.calendar_feeds for insert to authenticated with check (department_key in (select public.my_department_keys()))",
      "drop policy bug on public.calendar_feeds",
      "revoke insert on public.calendar_feeds from authenticated",
    );
    await db.sql("grant insert on public.calendar_feeds to authenticated");
    expect(await written()).toEqual([
      "insert calendar_feeds: owner, manager, viewer, viewer of another interview, and not nobody",
    ]);
  });

  it("rows that may be added, and rows that may be deleted", async () => {
    await plant(
      "grant insert, delete on public.webhook_events to authenticated",
      "revoke insert, delete on public.webhook_events from authenticated",
      "drop policy bug on public.webhook_events",
    );
    await db.sql(
      "create policy bug on public.webhook_events for all to authenticated using (true)",
    );
    const all =
      "newcomer, owner, manager, viewer, viewer of another interview, removed, other company";
    expect(await written()).toEqual([
      `delete webhook_events: ${all}, and not nobody`,
      `insert webhook_events: ${all}, and not nobody`,
    ]);
  });

  it("a removed member who keeps their seat", async () => {
    await replant("my_seat", " and m.removed_at is null", "");
    expect(await read()).toContain(
      "interviews: owner, manager, viewer, viewer of another interview, removed, and not owner, manager, viewer, viewer of another interview",
    );
  });

  it("a function that forgets the role", async () => {
    await replant("add_contact", "(p_attempt, 'decide')", "(p_attempt)");
    expect(await called()).toEqual(["add_contact: owner, manager, viewer, and not owner, manager"]);
  });

  it("a step of Getting Started that whoever only reads marks as done", async () => {
    await replant("complete_step", " and public.may('edit')", "");
    expect(await called()).toEqual([
      "complete_step: owner, manager, viewer, viewer of another interview, other company, and not owner, manager, other company",
    ]);
  });

  it("an offer of ownership that anybody ends", async () => {
    const whose =
      "company_id = public.my_company_id() and (public.may('own') or to_user = public.my_user_id())";
    await replant("end_ownership_offer", whose, "true");
    expect(await called()).toEqual(["end_ownership_offer: nobody, and not owner"]);
  });

  it("an offer of ownership that another member ends, or takes", async () => {
    await replant("end_ownership_offer", "(public.may('own') or to_user", "(true or to_user");
    expect(await called()).toEqual([
      "end_ownership_offer: owner, manager, viewer, viewer of another interview, and not owner",
    ]);
    for (const mend of mends) await db.sql(mend);
    await replant("take_ownership", " and to_user = me", "");
    expect(await called()).toEqual([
      "take_ownership: manager, viewer, viewer of another interview, and not nobody",
    ]);
  });

  it("a function that is new", async () => {
    await plant(
      "create function public.planted() returns integer language sql as 'select 1'",
      "drop function public.planted()",
    );
    await db.sql("grant execute on function public.planted() to authenticated");
    expect(await called()).toEqual(["planted has no row"]);
  });

  it("a function that is gone", async () => {
    await plant(
      "revoke execute on function public.who_to_call(integer, uuid) from authenticated",
      "grant execute on function public.who_to_call(integer, uuid) to authenticated",
    );
    expect(await called()).toEqual(["who_to_call is gone"]);
  });

  it("recordings that an account opens by itself", async () => {
    await plant(
      "create policy bug on storage.objects for select to authenticated using (bucket_id = 'candidate-media' and public.may('read'))",
      "drop policy bug on storage.objects",
    );
    expect(await gets(db, world, await files(db))).toHaveProperty("select candidate-media");
  });

  it("recordings in a bucket that is open", async () => {
    await plant(
      "update storage.buckets set public = true where id = 'candidate-media'",
      "update storage.buckets set public = false where id = 'candidate-media'",
    );
    expect(await openBuckets(db)).toContain("candidate-media");
  });
});
