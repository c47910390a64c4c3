import { afterAll, beforeAll, beforeEach } from "@jest/globals";
import { keepAtsLink } from "#lib/data/integrations/ats-links";
import { keepConnection } from "#lib/data/integrations/connections";
import { type Ats, startAts } from "../support/ats.ts";
import { startTestDatabase, type TestDatabase } from "../support/database.ts";
import { type Company, type Interview, signUpCompany } from "../support/people.ts";
import { type Site, startSite } from "../support/site.ts";

export type AtsTest = { db: TestDatabase; ats: Ats; company: Company };

/** A database, the product's mails, a stand-in of Knit, and a company of its own on Scale before each test. */
export function useAts(begun: (started: AtsTest) => void): void {
  let db: TestDatabase;
  let ats: Ats;
  let site: Site;
  beforeAll(async () => {
    const folder = process.env.TEST_FOLDER ?? "";
    site = await startSite(folder);
    ats = await startAts(folder);
    db = await startTestDatabase();
    await db.sql("update public.plan_caps set cap = 1000");
  });
  afterAll(async () => {
    await ats.close();
    await db.close();
    await site.close();
  });
  beforeEach(async () => {
    await db.sql("delete from public.jobs");
    begun({ db, ats, company: await signUpCompany(db, "Bright Cleaning", "SCALE") });
  });
}

/** Connects an ATS, links the interview to one of its jobs, and answers the integration's id. */
export async function connectAndLink(
  { db, ats, company }: AtsTest,
  interview: Interview,
  appId: string,
): Promise<string> {
  const { userId } = company.owner;
  const integrationId = await ats.connect(userId, appId);
  await keepConnection(db.service(), userId, { integrationId, appId, categoryId: "ATS" });
  const job = { id: "job_night", title: "Night cleaner" };
  await keepAtsLink(db.service(), interview.id, { integrationId }, job);
  return integrationId;
}
