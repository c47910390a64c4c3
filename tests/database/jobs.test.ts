import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, jest } from "@jest/globals";
import { enqueueJob } from "#lib/data/jobs";
import { runDueJobs } from "#lib/jobs/runner";
import { startTestDatabase, type TestDatabase } from "./support/database.ts";
import { KEYS } from "./support/keys.ts";
import { type Site, startSite } from "./support/site.ts";

describe("Waiting work", () => {
  let db: TestDatabase;
  let site: Site;

  beforeAll(async () => {
    site = await startSite(process.env.TEST_FOLDER ?? "");
    db = await startTestDatabase();
    Object.assign(process.env, { SUPABASE_URL: db.url, SUPABASE_SECRET_KEY: KEYS.secret });
  });
  afterAll(async () => {
    await db.close();
    await site.close();
  });

  it("is logged once, however many wait for the same run", async () => {
    const attemptId = randomUUID();
    const id = await enqueueJob(db.service(), "delete_candidate_data", { attemptId }, attemptId);
    const log = jest.spyOn(console, "info").mockImplementation(() => {});
    await Promise.all([runDueJobs(), runDueJobs(), runDueJobs()]);
    const lines = log.mock.calls.map(([line]) => String(line)).filter((line) => line.includes(id));
    log.mockRestore();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain("job done");
  });
});
