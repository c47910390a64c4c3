import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { readWorkspace } from "#lib/data/account/workspace";
import { readCompany } from "#lib/data/company/companies";
import { saveWeeklyHours } from "#lib/data/results/weekly-hours";
import { PROPOSED_HOURS } from "#lib/domain/results/weekly-hours";
import { ENGINE, startTestDatabase, type TestDatabase } from "../support/database.ts";
import { type HiringCompany, signUpHiringCompany } from "../support/people.ts";

describe.each([ENGINE])("Hours of a week, on %s:", (engine) => {
  let db: TestDatabase;
  let company: HiringCompany;
  let stranger: HiringCompany;

  beforeAll(async () => {
    db = await startTestDatabase(engine);
    company = await signUpHiringCompany(db, "Bright Cleaning");
    stranger = await signUpHiringCompany(db, "Other Crew");
  });
  afterAll(() => db.close());

  const kept = async ({ owner }: HiringCompany) =>
    (await readCompany(owner.client, owner.userId))?.weeklyHours;

  it("are kept as they were chosen, turned off again, and nobody else's", async () => {
    const { client, userId: id } = company.owner;
    const hours = { ...PROPOSED_HOURS, days: ["tuesday" as const, "sunday" as const], to: "13:45" };
    expect(await kept(company)).toBeNull();
    await saveWeeklyHours(client, id, hours);
    expect(await kept(company)).toEqual(hours);
    expect((await readWorkspace(client, new Date()))?.company?.weeklyHours).toEqual(hours);
    await saveWeeklyHours(stranger.owner.client, id, PROPOSED_HOURS);
    expect(await kept(company)).toEqual(hours);
    await saveWeeklyHours(client, id, null);
    expect(await kept(company)).toBeNull();
  });

  it.each([{ weekly_days: "1111100" }, { weekly_weeks: 9 }, { weekly_minutes: 0 }])(
    "are whole and within their limits: %j",
    async (changed) => {
      const { client, userId: id } = company.owner;
      const { error } = await client
        .from("company_profiles")
        .update(changed)
        .eq("created_by_user_id", id);
      expect(error?.code).toBe("23514");
    },
  );
});
