import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { findResult } from "#lib/data/results/result-detail";
import { listResults } from "#lib/data/results/results";
import { wholeList } from "#lib/domain/results/result-query";
import { ENGINES, startTestDatabase, type TestDatabase } from "./support/database.ts";
import { beginning, type HiringCompany, ok, signUpHiringCompany } from "./support/people.ts";

const QUESTION = {
  question_text: "Why this job?",
  question_type: "text",
  question_order: 1,
  max_characters: 500,
};
const INTERVIEW = { title: "Cleaner", description: "Offices at night" };
const LINK = "https://app.example.com/i/";

describe.each(ENGINES)("A direct call past the forms on %s", (engine) => {
  let db: TestDatabase;
  let company: HiringCompany;

  beforeAll(async () => {
    db = await startTestDatabase(engine);
    company = await signUpHiringCompany(db, "Bright Cleaning");
  });
  afterAll(() => db.close());

  const create = async (interview: object, questions: object[], link: string) =>
    db.service().rpc("create_interview", {
      p_owner: company.owner.userId,
      p_interview: { ...INTERVIEW, ...interview },
      p_questions: questions.map((question) => ({ ...question })),
      p_link_base: link,
    });

  it("makes an interview only with questions, a deadline to come and a link that leads to it", async () => {
    expect((await create({}, [QUESTION], LINK)).error).toBeNull();
    expect((await create({}, [], LINK)).error?.code).toBe("23514");
    expect((await create({ deadline: "2001-01-01T00:00:00Z" }, [QUESTION], LINK)).error?.code).toBe(
      "23514",
    );
    expect((await create({}, [QUESTION], "javascript:alert(1)//")).error?.code).toBe("23514");
  });

  it("says of no interview where its link leads", async () => {
    const { error } = await company.owner.client.rpc("create_interview", {
      p_owner: company.owner.userId,
      p_interview: INTERVIEW,
      p_questions: [QUESTION],
      p_link_base: "https://evil.example/i/",
    });
    expect(error?.code).toBe("42501");
    const { data } = await company.owner.client
      .from("interviews")
      .update({ interview_link: "https://evil.example/i/x" })
      .eq("id", company.interview.id)
      .select();
    expect(data ?? []).toEqual([]);
  });

  it("adds no webhook: which address may be called is for the server to see", async () => {
    const { error } = await company.owner.client.rpc("add_webhook_endpoint", {
      p_owner: company.owner.userId,
      p_url: "https://eve:pw@169.254.169.254/latest",
      p_secret: `whsec_${"a".repeat(44)}`,
    });
    expect(error?.code).toBe("42501");
    expect(await db.sql("select url from public.webhook_endpoints")).toEqual([]);
  });

  it("gives an account no other address, which a copied session would be enough for", async () => {
    const { error } = await company.owner.client.auth.updateUser({ email: "eve@people.example" });
    expect(error).not.toBeNull();
    expect(
      await db.sql("select email_change from auth.users where id = $1 and email_change <> ''", [
        company.owner.userId,
      ]),
    ).toEqual([]);
    expect((await company.owner.client.auth.getUser()).data.user?.email).not.toContain("eve");
  });

  it("sets no time zone that a page could not show a date in", async () => {
    const set = async (time_zone: string) =>
      (
        await company.owner.client
          .from("company_profiles")
          .update({ time_zone })
          .eq("id", company.companyId)
      ).error?.code;
    expect(await set("Not/AZone")).toBe("23514");
    expect(await set("FOO5")).toBe("23514");
    expect(await set("America/Chicago")).toBeUndefined();
  });

  it("gives no phone number of one attempt to another", async () => {
    const start = async (phone: string) =>
      ok(
        await db.service().rpc("start_attempt", {
          ...beginning(company.interview.key),
          p_name: "Sam Reyes",
          p_email: "sam@people.example",
          p_phone: phone,
        }),
      );
    await start("+1 202 555 0148");
    const submitted = await start("");
    ok(await db.service().rpc("submit_attempt", { p_attempt: submitted }));
    const { rows } = await listResults(company.owner.client, {
      ...wholeList("newest"),
      search: "reyes",
    });
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain("202 555");
    expect((await findResult(company.owner.client, submitted))?.phone ?? null).toBeNull();
  });

  it("buries a job whose worker died at every try", async () => {
    const [made] = await db.sql(
      "insert into public.jobs (kind, attempts, max_attempts, locked_by, locked_until) values ('mail_contact', 3, 3, 'gone', now() - interval '1 minute') returning id",
    );
    ok(await db.service().rpc("claim_jobs", { p_worker: "w", p_limit: 50, p_lease_seconds: 30 }));
    const job = ok(
      await db
        .service()
        .from("jobs")
        .select("attempts, dead_at")
        .eq("id", String(made?.id))
        .single(),
    );
    expect(job.attempts).toBe(3);
    expect(job.dead_at).not.toBeNull();
  });
});
