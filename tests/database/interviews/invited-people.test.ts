import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { invitePeople, listInvites } from "#lib/data/interviews/invites";
import { INVITED_SHOWN } from "#lib/domain/interviews/invite";
import { receiveTextEvent } from "#lib/workflows/room/receive-text";
import { startTestDatabase, type TestDatabase } from "../support/database.ts";
import { byMail, byText } from "../support/invites.ts";
import { type HiringCompany, signUpHiringCompany } from "../support/people.ts";

const OWN = "+18135550000";
const ROSA = { ...byText("+18135550123", "Rosa Núñez"), email: "rosa.n@mail.test" };
const SHAUN = byMail("shaun@mail.test", "Shaun O’Brien");

describe("The people whom a company invited", () => {
  let db: TestDatabase;
  let company: HiringCompany;

  beforeAll(async () => {
    db = await startTestDatabase();
    company = await signUpHiringCompany(db, "Bright Cleaning");
    await db.sql("insert into public.text_numbers (number, department_key) values ($1, $2)", [
      OWN,
      company.departmentKey,
    ]);
    const crowd = Array.from({ length: 130 }, (_, at) =>
      byText(`+1727${5_550_200 + at}`, `Crowd ${at}`),
    );
    await invitePeople(db.service(), {
      ownerId: company.owner.userId,
      interviewId: company.interview.id,
      batchId: randomUUID(),
      people: [ROSA, SHAUN, ...crowd],
    });
  });
  afterAll(() => db.close());

  const find = (search: string, page = 1) =>
    listInvites(company.owner.client, company.interview.id, { search, page });
  const found = async (search: string) => (await find(search)).rows.map(({ name }) => name);
  const write = (body: string, from = ROSA.phone) =>
    receiveTextEvent(db.service(), {
      what: "received",
      sid: `SM${randomUUID()}`.replaceAll("-", ""),
      from,
      to: OWN,
      body,
      obeyed: null,
    });
  const replies = async () => (await find("rosa")).rows.map(({ reply }) => reply?.text ?? null);

  it.each([
    ["nunez", [ROSA.name]],
    ["NÚÑEZ ros", [ROSA.name]],
    ["rosa.n@mail", [ROSA.name]],
    ["(813) 555-0123", [ROSA.name]],
    ["813.555", [ROSA.name]],
    ["+1 813 555 0123", [ROSA.name]],
    ["rosa 0123", [ROSA.name]],
    ["813-555 núñez", [ROSA.name]],
    ["shaun 0123", []],
    ["555-813", []],
    ["rosa.n@mail 0123", [ROSA.name]],
    ["crowd 129", ["Crowd 129"]],
    ["obrien", [SHAUN.name]],
    ["o'brien", [SHAUN.name]],
    ["rosa shaun", []],
    ["%", []],
    ["- - -", []],
  ])("are found by '%s'", async (search, names) => {
    expect(await found(search)).toEqual(names);
  });

  it("are found by pages, with how many they are, and listed whole without a search", async () => {
    const second = await find("crowd", 2);
    expect(second).toMatchObject({ total: 130, pages: 2, page: 2 });
    expect(second.rows).toHaveLength(130 - INVITED_SHOWN);
    expect(await find("crowd", 7)).toMatchObject({ total: 130, page: 1, search: "crowd" });
    expect((await find("")).total).toBe(132);
  });

  it("are no other company's to find", async () => {
    const other = await signUpHiringCompany(db, "Other");
    const theirs = await listInvites(other.owner.client, company.interview.id, { search: "rosa" });
    expect([theirs.rows, theirs.total]).toEqual([[], 0]);
  });

  it("are listed with what they texted back last, before they began", async () => {
    expect(await replies()).toEqual([null]);
    await write("Is it still open?");
    await write("I can start Monday");
    await write("Who is this?", "+18135550999");
    expect(await replies()).toEqual(["I can start Monday"]);
    const [row] = (await find("rosa")).rows;
    expect(Date.now() - Date.parse(row?.reply?.at ?? "")).toBeLessThan(600_000);
    expect((await find("shaun")).rows[0]?.reply).toBeNull();
    await db.sql("update public.texts set created_at = now() - interval '1 year'");
    expect(await replies()).toEqual([null]);
  });

  it.each([
    ["before they were invited", "1 day", ["Me again"]],
    ["since", "-1 second", [null]],
  ])("answer what came last: they applied %s", async (_when, ago, shown) => {
    await db.sql("delete from public.texts");
    await db.sql(
      "update public.interview_attempts set candidate_phone = $1, created_at = now() - $2::interval where id = $3",
      [ROSA.phone, ago, company.attempt.id],
    );
    await write("Me again");
    expect(await replies()).toEqual(shown);
    const told =
      "select payload ->> 'attemptId' as attempt from public.jobs where kind = 'mail_text_reply' order by sequence desc limit 1";
    expect(await db.sql(told)).toEqual([
      { attempt: shown[0] === null ? company.attempt.id : null },
    ]);
  });
});
