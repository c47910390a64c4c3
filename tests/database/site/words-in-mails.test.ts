import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { readsAsAddress } from "#lib/domain/text/address";
import { ATTACKS, REAL_NAMES } from "#tests/support/words";
import { ENGINES, startTestDatabase, type TestDatabase } from "../support/database.ts";
import { createInterview, type HiringCompany, signUpHiringCompany } from "../support/people.ts";

const TABLE = [...REAL_NAMES.map((name) => [name, false] as const), ...ATTACKS];

describe.each(ENGINES)("Words that strangers read in our mails, on %s", (engine) => {
  let db: TestDatabase;
  let company: HiringCompany;

  beforeAll(async () => {
    db = await startTestDatabase(engine);
    company = await signUpHiringCompany(db, "Bright Cleaning");
  });
  afterAll(() => db.close());

  it("are told from an address by database and code alike", async () => {
    const words = TABLE.map(([one]) => one);
    const rows = await db.sql(
      "select public.reads_as_address(words) as refused from jsonb_array_elements_text($1::jsonb) with ordinality as t (words, place) order by place",
      [JSON.stringify(words)],
    );
    const wanted = TABLE.map(([one, refused]) => [one, refused]);
    expect(words.map((one, at) => [one, rows[at]?.refused])).toEqual(wanted);
    expect(words.map((one) => [one, readsAsAddress(one)])).toEqual(wanted);
  });

  it("are an address behind a scheme's colon by the same characters", async () => {
    const signs = Array.from({ length: 0x3100 }, (_, at) => String.fromCodePoint(at + 1));
    const words = [...signs, "\ufeff", "İ"].flatMap((sign) => [
      ...[`hxxp:${sign}evil`, `http：${sign}evil`, `f${sign}le:x`],
    ]);
    const rows = await db.sql(
      "select words from jsonb_array_elements_text($1::jsonb) as t (words) where public.reads_as_address(words)",
      [JSON.stringify(words)],
    );
    expect(rows.map((row) => row.words)).toEqual(words.filter(readsAsAddress));
  });

  const renamed = async (name: string) => {
    const { client } = company.owner;
    const { error } = await client
      .from("company_profiles")
      .update({ company_name: name })
      .eq("id", company.companyId);
    return error?.code;
  };
  const titled = async (title: string) => {
    const { error } = await db.service().rpc("create_interview", {
      p_owner: company.owner.userId,
      p_interview: { title, description: "Offices at night" },
      p_questions: [
        { question_text: "Why?", question_type: "text", question_order: 1, max_characters: 500 },
      ],
      p_link_base: "http://127.0.0.1/i/",
    });
    return error?.code;
  };
  const decided = async (body: string) => {
    const { error } = await company.owner.client.rpc("send_decision_mail", {
      p_attempt: company.attempt.id,
      p_kind: "next_step",
      p_body: body,
    });
    return error?.code;
  };

  it("are refused where they are stored, whoever writes them", async () => {
    const address = "https://evil.example PayPal";
    expect([await renamed(address), await titled(address), await decided(address)]).toEqual(
      Array(3).fill("23514"),
    );
    const { error } = await company.owner.client
      .from("profiles")
      .update({ company_name: address })
      .eq("id", company.owner.userId);
    expect(error?.code).toBe("23514");
    expect([await renamed("MaidPro.com"), await titled("Cook (nights/weekends)")]).toEqual([
      undefined,
      undefined,
    ]);
    expect(await decided("Call me at 9.30.")).toBeUndefined();
  });

  it("are words that can be read", async () => {
    for (const blank of ["\u2800\u2800", " \u00a0 ", "\u200d\u200d"]) {
      expect([await renamed(blank), await titled(blank)]).toEqual(["23514", "23514"]);
    }
  });

  it("stay where they were stored before", async () => {
    await db.sql("alter table public.company_profiles disable trigger refuse_addresses");
    await db.sql("update public.company_profiles set company_name = 'a@b' where id = $1", [
      company.companyId,
    ]);
    await db.sql("alter table public.company_profiles enable trigger refuse_addresses");
    expect(await renamed("a@b")).toBeUndefined();
    expect(await renamed("c@d")).toBe("23514");
    await createInterview(db, company);
  });
});
