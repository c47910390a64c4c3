import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { everyTable } from "../support/claims.ts";
import { ENGINE, startTestDatabase, type TestDatabase } from "../support/database.ts";
import { fillEveryTable } from "../support/every-table.ts";
import { type HiringCompany, signUpHiringCompany } from "../support/people.ts";

const KEPT = [
  ...["contact_messages", "jobs", "rate_limits", "webhook_events", "mail_stops", "leases"],
  ...["text_stops", "address_key", "trial_addresses", "trial_cards"],
];

describe.each([ENGINE])("An employer who deletes their account on %s", (engine) => {
  let db: TestDatabase;
  let gone: HiringCompany;
  let other: HiringCompany;

  const counts = async () => {
    const found: Record<string, unknown> = {};
    for (const table of await everyTable(db)) {
      const [row] = await db.sql(`select count(*)::int as n from public.${table}`);
      if (!KEPT.includes(table)) found[table] = row?.n;
    }
    return found;
  };

  beforeAll(async () => {
    db = await startTestDatabase(engine);
    other = await signUpHiringCompany(db, "Other Crew");
  });
  afterAll(() => db.close());

  it("leaves no row behind, and nobody else's is touched", async () => {
    const before = await counts();
    gone = await signUpHiringCompany(db, "Bright Cleaning");
    await fillEveryTable(db, gone);
    const remove = () => db.service().rpc("delete_account", { p_user: gone.owner.userId });
    expect((await remove()).error?.message).toBe("on_hold");
    await db.sql("update public.legal_holds set lifted_at = now(), lifted_by = set_by");
    expect((await remove()).error).toBeNull();
    expect(await counts()).toEqual(before);
    expect(await db.sql("select 1 from auth.users where id = $1", [gone.owner.userId])).toEqual([]);
  });

  it("has their recordings, logos and department named in a job, for now and for an hour later, and no other job goes on", async () => {
    const jobs = await db.sql(
      "select payload->>'ownerId' as owner, payload->>'departmentKey' as department, payload->>'files' as files, run_at > now() as later from public.jobs where kind = 'remove_account_files' order by run_at",
    );
    const outside = {
      owner: gone.owner.userId,
      department: gone.departmentKey,
      files: expect.stringContaining(gone.attempt.id),
    };
    expect(jobs).toEqual([
      { ...outside, later: false },
      { ...outside, later: true },
    ]);
    expect(
      await db.sql("select 1 from public.jobs where payload->>'attemptId' = $1", [gone.attempt.id]),
    ).toEqual([]);
  });

  it("leaves the card of their trial used, and in nobody's name", async () => {
    expect(await db.sql("select user_id from public.trial_cards")).toEqual([{ user_id: null }]);
  });

  it("cannot be deleted by anybody but the server", async () => {
    for (const client of [other.owner.client, gone.owner.client]) {
      const { error } = await client.rpc("delete_account", { p_user: other.owner.userId });
      expect(error).not.toBeNull();
    }
    expect(
      await db.sql("select 1 from auth.users where id = $1", [other.owner.userId]),
    ).toHaveLength(1);
  });
});
