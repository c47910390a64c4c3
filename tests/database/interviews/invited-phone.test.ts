import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { requestErasure } from "#lib/data/account/erasure";
import { invitePeople } from "#lib/data/interviews/invites";
import { listStarted } from "#lib/data/interviews/started";
import { readCopy } from "#lib/data/private/private-page";
import { readCalls } from "#lib/data/results/calls";
import { findResult } from "#lib/data/results/result-detail";
import { listResults } from "#lib/data/results/results";
import { startAttempt } from "#lib/data/room/attempts";
import type { InvitedPerson } from "#lib/domain/interviews/invite-list";
import { wholeList } from "#lib/domain/results/result-query";
import { noticeVersion } from "#lib/domain/room/consent";
import { textInvites } from "#lib/workflows/interviews/text-invites";
import { receiveTextEvent } from "#lib/workflows/room/receive-text";
import { startTestDatabase, type TestDatabase } from "../support/database.ts";
import { byMail, byText } from "../support/invites.ts";
import {
  type Company,
  createInterview,
  type Interview,
  ok,
  signUpCompany,
} from "../support/people.ts";

const ROSA = byText("+18135550123", "Rosa Delgado");
const EMAIL = "rosa@mail.test.example.com";
const OURS = "+18135550000";

describe("The number that somebody was texted at", () => {
  let db: TestDatabase;
  let company: Company;
  let interview: Interview;

  beforeAll(async () => {
    db = await startTestDatabase();
  });
  afterAll(() => db.close());
  beforeEach(async () => {
    await db.sql("delete from public.text_stops");
    company = await signUpCompany(db, "Bright Cleaning");
    interview = await createInterview(db, company);
  });

  async function invite(person: InvitedPerson): Promise<string> {
    await invitePeople(db.service(), {
      ownerId: company.owner.userId,
      interviewId: interview.id,
      batchId: randomUUID(),
      people: [person],
    });
    const [row] = await db.sql(
      "select public.invite_token(id) as token from public.invites where interview_id = $1 order by sequence desc limit 1",
      [interview.id],
    );
    return String(row?.token);
  }
  const begin = (token: string, { email = EMAIL, phone = "" } = {}) =>
    startAttempt(db.service(), {
      interviewKey: interview.key,
      details: { name: "Rosa", email, phone },
      consent: { noticeVersion: noticeVersion("en"), language: "en", aiAllowed: false },
      tokenHash: randomUUID(),
      invite: token,
    });
  const submit = async (id: string) =>
    ok(await db.service().rpc("submit_attempt", { p_attempt: id }));
  const phoneOf = async (id: string) => (await findResult(company.owner.client, id))?.phone;

  const ownNumber = () =>
    db.sql(
      "insert into public.text_numbers (number, department_key) values ($1, $2) on conflict (number) do update set department_key = excluded.department_key",
      [OURS, company.departmentKey],
    );
  const write = (body: string) =>
    receiveTextEvent(db.service(), {
      what: "received",
      sid: `SM${randomUUID()}`.replaceAll("-", ""),
      from: ROSA.phone,
      to: OURS,
      body,
      obeyed: null,
    });

  it("is where the company calls whoever gave none: on page, list and call sheet", async () => {
    const id = await begin(await invite(ROSA));
    await db.sql(
      "update public.interview_attempts set created_at = now() - interval '1 hour' where id = $1",
      [id],
    );
    await db.sql("update public.attempt_sessions set last_seen_at = now() - interval '1 hour'");
    const { client } = company.owner;
    expect((await listStarted(client, interview.id)).people).toMatchObject([{ phone: ROSA.phone }]);
    await submit(id);
    expect(await phoneOf(id)).toBe(ROSA.phone);
    expect((await listResults(client, wholeList("newest"))).rows).toMatchObject([
      { phone: ROSA.phone },
    ]);
    expect((await readCalls(client, 5)).unrated).toMatchObject([{ phone: ROSA.phone }]);
    const stranger = await signUpCompany(db, "Strangers");
    expect(await findResult(stranger.owner.client, id)).toBeNull();
    // Above the plan's cap nobody is shown.
    await db.sql("update public.interview_attempts set unlocked_at = null where id = $1", [id]);
    expect(await phoneOf(id)).toBeUndefined();
    expect((await client.from("interview_attempts").select("call_phone")).data).toEqual([]);
  });

  it("is no number that they gave, and none to text for us or to show to them", async () => {
    const token = await invite(ROSA);
    const id = await begin(token);
    await submit(id);
    expect(JSON.stringify(await readCopy(db.service(), id))).not.toContain("5550123");
    expect(await db.sql("select 1 from public.text_consents")).toEqual([]);
    // To whom the link was passed on after that.
    const other = await begin(token, { email: "ben@mail.test.example.com" });
    await submit(other);
    expect(await phoneOf(other)).toBeNull();
  });

  it("gives way to the one that they write, and to nobody's where a mail brought them", async () => {
    const own = await begin(await invite(ROSA), { phone: "(813) 555-0199" });
    await submit(own);
    expect(await phoneOf(own)).toBe("(813) 555-0199");
    const ben = { ...byMail("ben@mail.test.example.com"), phone: "+18135550145" };
    const mailed = await begin(await invite(ben), { email: "passed@mail.test.example.com" });
    await submit(mailed);
    expect(await phoneOf(mailed)).toBeNull();
  });

  it("goes with a wrong number, and with the person's data", async () => {
    await ownNumber();
    const [wrong, erased] = [
      await begin(await invite(ROSA)),
      await begin(await invite(byText("+18135550145")), { email: "luis@mail.test.example.com" }),
    ];
    await submit(wrong);
    await submit(erased);
    await write("Wrong number");
    expect(await phoneOf(wrong)).toBeNull();
    expect(await phoneOf(erased)).toBe("+18135550145");
    await requestErasure(db.service(), erased, "candidate");
    expect(await phoneOf(erased)).toBeUndefined();
  });

  it("is said to take no texts from us to the company that it told so, and to no other", async () => {
    await ownNumber();
    await invite(ROSA);
    const stopped = async () => {
      const of = { interviewId: interview.id };
      const found = await textInvites(company.owner.client, of, "https://hire.example");
      return found.map((one) => one.stopped);
    };
    expect(await stopped()).toEqual([false]);
    await write("STOP");
    expect(await stopped()).toEqual([true]);
    company = await signUpCompany(db, "Quick Crew");
    interview = await createInterview(db, company);
    await invite(ROSA);
    expect(await stopped()).toEqual([false]);
  });
});
