import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { readProfile, saveTerms } from "#lib/data/account/profiles";
import { LEGAL, TERMS_VERSION } from "#lib/domain/site/legal";
import { completeProfile } from "#lib/workflows/account/complete-profile";
import { ENGINE, startTestDatabase, type TestDatabase } from "../support/database.ts";

const NAMES = { firstName: "Pat", lastName: "Rivera", companyName: "Bright Cleaning" };

describe.each([ENGINE])("The terms, on %s:", (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await startTestDatabase(engine);
  });
  afterAll(() => db.close());

  const stored = async (userId: string) => {
    const [row] = await db.sql(
      "select terms_version, terms_accepted_at from public.profiles where id = $1",
      [userId],
    );
    return row;
  };

  it("are accepted by Complete Your Profile, in today's version and once", async () => {
    const { client, userId } = await db.signUp();
    expect((await readProfile(client, userId))?.termsAccepted).toBe(false);
    await completeProfile({ db: client, service: db.service() }, userId, NAMES);
    expect(await readProfile(client, userId)).toMatchObject({ ...NAMES, termsAccepted: true });
    const first = await stored(userId);
    expect(first).toMatchObject({ terms_version: TERMS_VERSION });
    await completeProfile({ db: client, service: db.service() }, userId, NAMES);
    expect(await stored(userId)).toEqual(first);
    await saveTerms(db.service(), userId, null);
    expect(await stored(userId)).toEqual({ terms_version: null, terms_accepted_at: null });
  });

  it("are nobody's to write for themselves", async () => {
    const { client, userId } = await db.signUp();
    const forged = { terms_version: "2025-02-19", terms_accepted_at: "2025-02-19T00:00:00Z" };
    for (const fault of [
      await client.from("profiles").update(forged).eq("id", userId),
      await client.from("profiles").upsert({ id: userId, ...forged }),
    ]) {
      expect(fault.error?.code).toBe("42501");
    }
    expect(await stored(userId)).toEqual({ terms_version: null, terms_accepted_at: null });
  });

  it("have the version that stands on their page", () => {
    expect(new Date(`${LEGAL.updated} UTC`).toISOString()).toContain(TERMS_VERSION);
  });
});
