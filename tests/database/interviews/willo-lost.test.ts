import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { interviewRequestSchema } from "#lib/domain/interviews/interview-request";
import { PROVIDER_TEXTS } from "#lib/domain/interviews/provider";
import { willo } from "#lib/vendors/interview-provider/willo";
import { createAtProvider } from "#lib/workflows/interviews/create-at-provider";
import { startWillo } from "#tests/unit/interviews/willo/support/server";
import { startTestDatabase, type TestDatabase } from "../support/database.ts";
import { type Company, signUpCompany } from "../support/people.ts";
import { type Site, startSite } from "../support/site.ts";

const department = {
  companyName: "Bright Cleaning",
  companyLocation: "",
  companyWebsite: null,
  companyPrimaryColour: "#0693e3",
  companySecondaryColour: "#8ed1fc",
  companyLogoUrl: null,
};

describe("An interview that Willo made and whose answer was lost", () => {
  let db: TestDatabase;
  let site: Site;
  let company: Company;
  let server: Awaited<ReturnType<typeof startWillo>>;
  let key = "";
  let id = "";
  beforeAll(async () => {
    site = await startSite(join(process.env.TEST_FOLDER ?? "", "willo-lost-media"));
    db = await startTestDatabase();
    server = await startWillo();
    Object.assign(process.env, {
      WILLO_API_URL: server.account.url,
      WILLO_API_KEY: server.account.key,
      WILLO_WEBHOOK_TOKEN: "t".repeat(32),
    });
  });
  afterAll(async () => {
    await server.close();
    await db.close();
    await site.close();
  });
  beforeEach(async () => {
    id = crypto.randomUUID();
    company = await signUpCompany(db, "Bright Cleaning", "STARTER");
    server.seen.length = 0;
    key = await willo(server.account).createDepartment(department);
  });

  const press = (title = "Cleaner", interview = id) =>
    createAtProvider(
      {
        userId: company.owner.userId,
        ownerId: company.owner.userId,
        db: company.owner.client,
        service: db.service(),
      },
      { departmentKey: key, provider: "willo" },
      interviewRequestSchema.parse({
        id: interview,
        title,
        description: "Offices at night",
        settings: {},
        questions: [{ text: "When?", order: 1, answer_type: "text" }],
      }),
      "https://rolecall.test/i/",
    );
  const atWillo = async (): Promise<{ key: string; title: string }[]> => {
    const headers = { authorization: server.account.key };
    const list = await fetch(`${server.account.url}/interviews/?department=${key}`, { headers });
    return (await list.json()).results;
  };
  const pressed = (method: string) =>
    server.seen.filter((call) => call.method === method && call.path.includes("/interviews/"));
  const aMinuteLater = () =>
    db.sql("update public.provider_requests set asked_at = asked_at - interval '61 seconds'");

  it("is found by the second press, with what the form holds by then, and made once", async () => {
    server.cutNext("POST");
    await expect(press()).rejects.toThrow(PROVIDER_TEXTS.unreachable);
    server.cutNext("PUT");
    await expect(press("Night cleaner")).rejects.toThrow(PROVIDER_TEXTS.unreachable);
    const stored = await press("Day cleaner");
    expect(await atWillo()).toMatchObject([{ key: stored.key, title: "Day cleaner" }]);
    expect(stored).toMatchObject({ id, link: expect.stringContaining("/willo/invite/") });
    expect(pressed("POST")).toHaveLength(1);
    expect(await db.sql("select 1 from public.provider_requests")).toEqual([]);
    expect(await press()).toMatchObject({ key: stored.key });
  });

  it("isn't taken from another interview with the same title", async () => {
    const other = await press("Cleaner", crypto.randomUUID());
    server.cutNext("POST");
    await expect(press()).rejects.toThrow(PROVIDER_TEXTS.unreachable);
    const stored = await press();
    expect(stored.key).not.toBe(other.key);
    expect((await atWillo()).map(({ key }) => key).toSorted()).toEqual(
      [stored.key, other.key].toSorted(),
    );
  });

  it("and never came there is asked for again, but not while Willo may be at it", async () => {
    await db.service().rpc("note_provider_request", {
      p_owner: company.owner.userId,
      p_interview: id,
      p_title: "Cleaner",
    });
    await expect(press()).rejects.toMatchObject({
      message: PROVIDER_TEXTS.perhapsMade,
      retryAfter: expect.any(Number),
    });
    expect(pressed("POST")).toEqual([]);
    await aMinuteLater();
    expect((await press()).key).toHaveLength(32);
    expect(await atWillo()).toHaveLength(1);
  });

  it.each([
    [429, PROVIDER_TEXTS.busy],
    [500, PROVIDER_TEXTS.unreachable],
  ])("after an answer of %i is asked for at once", async (status, message) => {
    await server.refuse(status);
    await expect(press()).rejects.toThrow(message);
    await server.refuse(0);
    expect((await press()).key).toHaveLength(32);
  });

  it("is never removed there once somebody has it", async () => {
    const made = await press();
    await db.service().rpc("undo_provider_interview", { p_key: made.key });
    await db.service().rpc("undo_provider_interview", { p_key: "e".repeat(32) });
    expect(
      await db.sql(
        "select payload ->> 'key' as key from public.jobs where kind = 'remove_at_provider'",
      ),
    ).toEqual([{ key: "e".repeat(32) }]);
  });
});
