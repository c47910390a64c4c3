import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { sweepInvites } from "#lib/data/interviews/invite-mails";
import {
  invitePeople,
  listInvites,
  openTextInvite,
  readInvitesLeft,
  readLinkedInvite,
  takeBackInvite,
} from "#lib/data/interviews/invites";
import { startAttempt } from "#lib/data/room/attempts";
import { INVITED_SHOWN, INVITES_WITHOUT_PLAN } from "#lib/domain/interviews/invite";
import type { InvitedPerson } from "#lib/domain/interviews/invite-list";
import { sharedCode } from "#lib/workflows/interviews/shared-code";
import { textInvites } from "#lib/workflows/interviews/text-invites";
import { startTestDatabase, type TestDatabase } from "../support/database.ts";
import { byMail, byText, inviteJobs, nearDeadline, runInviteJobs } from "../support/invites.ts";
import { type Company, createInterview, type Interview, signUpCompany } from "../support/people.ts";
import { type Site, startSite } from "../support/site.ts";

const ROSA = byText("+18135550123", "Rosa Delgado");
const LUIS = byText("+18135550145", "Luis Ortega");
const ANA = byMail("ana@mail.test.example.com", "Ana");

describe("Invitations by text, and those that are taken back", () => {
  let db: TestDatabase;
  let site: Site;
  let company: Company;
  let interview: Interview;

  beforeAll(async () => {
    site = await startSite(process.env.TEST_FOLDER ?? "");
    db = await startTestDatabase();
  });
  afterAll(async () => {
    await db.close();
    await site.close();
  });
  beforeEach(async () => {
    company = await signUpCompany(db, "Bright Cleaning");
    interview = await createInterview(db, company);
    await db.sql("delete from public.jobs");
    site.sent.length = 0;
  });

  const invite = async (people: InvitedPerson[], batchId: string = randomUUID()) => {
    const list = { ownerId: company.owner.userId, interviewId: interview.id, batchId, people };
    return (await invitePeople(db.service(), list)).map(({ outcome }) => outcome);
  };
  const rows = async () => (await listInvites(company.owner.client, interview.id)).rows;
  const texts = () => textInvites(company.owner.client, { interviewId: interview.id }, site.appUrl);
  const idOf = async (who: string) => (await rows()).find(({ name }) => name === who)?.id ?? "";
  const tokenIn = (words: string) =>
    new URL(/https?:\S+/.exec(decodeURIComponent(words))?.[0] ?? "").searchParams.get("invite") ??
    "";
  const begin = (token: string, email: string, phone = "") =>
    startAttempt(db.service(), {
      interviewKey: interview.key,
      details: { name: "Rosa", email, phone },
      consent: { noticeVersion: "1", language: "en", aiAllowed: true },
      tokenHash: randomUUID(),
      invite: token,
    });

  it("are kept once for each person, by whichever list, number or address, and never sent", async () => {
    const batch = randomUUID();
    const both = { ...byText(ROSA.phone, "Rosa"), email: "rosa@mail.test.example.com" };
    expect(await invite([both, LUIS], batch)).toEqual(["invited", "invited"]);
    expect(await invite([both, LUIS], batch)).toEqual(["invited", "invited"]);
    expect(await invite([ROSA, byMail(both.email), LUIS])).toEqual([
      "already",
      "already",
      "already",
    ]);
    expect((await rows()).map(({ state }) => state)).toEqual(["to_text", "to_text"]);
    expect(await inviteJobs(db)).toEqual([]);
    await nearDeadline(db, company, interview);
    await sweepInvites(db.service());
    await runInviteJobs(db, site);
    expect(site.sent).toEqual([]);
  });

  it("and mails reach everybody who shares a phone", async () => {
    const ben = { ...byMail("ben@mail.test.example.com", "Ben"), phone: ROSA.phone };
    const bea = { ...ben, email: "bea@mail.test.example.com" };
    expect(await invite([ROSA])).toEqual(["invited"]);
    expect(await invite([ben, bea, ROSA])).toEqual(["invited", "invited", "already"]);
    // Whose number was invited by another way isn't said to be invited.
    const cara = { ...byMail("cara@mail.test.example.com", "Cara"), phone: LUIS.phone };
    expect(await invite([cara, LUIS])).toEqual(["invited", "already"]);
    await db.sql("delete from public.invites where email = $1", [cara.email]);
    await runInviteJobs(db, site);
    expect(site.sent.flatMap(({ to }) => to)).toEqual([ben.email, bea.email]);
  });

  it("stand beside a text for whoever the owner chooses, as a code that a phone opens", async () => {
    const facts = { interviewId: interview.id, text: "es" as const };
    const { client, userId } = company.owner;
    const code = decodeURIComponent(await sharedCode(client, userId, facts));
    expect(code).toMatch(/^sms:\?&body=Bright Cleaning está contratando: Cleaner\. .+\?s=text$/);
    expect(await sharedCode(client, userId, { ...facts, text: undefined })).toMatch(/\?s=qr$/);
    const { owner } = await signUpCompany(db, "Other");
    await expect(sharedCode(owner.client, owner.userId, facts)).rejects.toMatchObject({
      code: "not_found",
    });
  });

  it("are told apart in one list from whoever has the number of a row above", async () => {
    const batch = randomUUID();
    const list = [ROSA, byText(ROSA.phone, "Ana"), LUIS, ANA, byMail(ANA.email, "Anna")];
    const told = ["invited", "already", "invited", "invited", "already"];
    expect(await invite(list, batch)).toEqual(told);
    expect(await invite(list, batch)).toEqual(told);
    expect(await rows()).toHaveLength(3);
  });

  it("are all listed, page by page, the newest first", async () => {
    await invite(
      Array.from({ length: INVITED_SHOWN + 1 }, (_, at) => byText(`+1813${5_550_200 + at}`)),
    );
    const pageOf = async (wanted: number) => {
      const { rows, ...page } = await listInvites(company.owner.client, interview.id, {
        page: wanted,
      });
      return { ...page, count: rows.length, last: rows.at(-1)?.phone };
    };
    const whole = { total: INVITED_SHOWN + 1, search: "", pages: 2 };
    const first = { ...whole, page: 1, count: 100, last: "+18135550201" };
    expect(await pageOf(1)).toEqual(first);
    expect(await pageOf(2)).toEqual({ ...whole, page: 2, count: 1, last: "+18135550200" });
    expect(await pageOf(9)).toEqual(first);
  });

  it("count for the day as mails do", async () => {
    await invite([ROSA, LUIS, ANA]);
    expect(await readInvitesLeft(company.owner.client)).toBe(497);
    const crowd = Array.from({ length: 498 }, (_, at) => byText(`+1813${5_550_200 + at}`));
    await expect(invite(crowd)).rejects.toMatchObject({ code: "rate_limited" });
  });

  it("without a plan are a few in all, and nobody is mailed or texted for the owner", async () => {
    await db.sql("update public.profiles set subscription = null");
    await expect(invite([ROSA, ANA])).rejects.toMatchObject({ code: "payment_due" });
    const crowd = Array.from({ length: INVITES_WITHOUT_PLAN - 1 }, (_, at) =>
      byText(`+1813${5_550_200 + at}`),
    );
    const list = { ownerId: company.owner.userId, interviewId: interview.id, people: crowd };
    const agreed = { where: "Job fair", on: "2026-11-20" };
    const batchId = randomUUID();
    await invitePeople(db.service(), { ...list, batchId, byService: true, agreed });
    expect(new Set((await rows()).map(({ state }) => state))).toEqual(new Set(["to_text"]));
    await db.sql("update public.invites set created_at = now() - interval '2 days'");
    expect(await readInvitesLeft(company.owner.client)).toBe(1);
    await expect(invite([ROSA, LUIS])).rejects.toMatchObject({ code: "payment_due" });
    expect(await invite([ROSA])).toEqual(["invited"]);
    expect(await readInvitesLeft(company.owner.client)).toBe(0);
  });

  it("hold the words and a link of their own, in the interview's language, for their company alone", async () => {
    await db.sql("update public.interviews set language = 'es' where id = $1", [interview.id]);
    await invite([ROSA]);
    const [text, ...more] = await texts();
    expect(more).toEqual([]);
    expect(text).toMatchObject({ name: "Rosa Delgado", phone: "(813) 555-0123", openedAt: null });
    const words = decodeURIComponent(text?.sms ?? "");
    expect(words).toMatch(
      /^sms:\+18135550123\?&body=Hola, Rosa: Bright Cleaning te invita .+\?invite=\S+$/,
    );
    // Not the host that a direct call has stored.
    expect(words).toContain(` ${site.appUrl}/i/${interview.key}?`);
    const stranger = await signUpCompany(db, "Other");
    expect(
      await textInvites(stranger.owner.client, { interviewId: interview.id }, site.appUrl),
    ).toEqual([]);
    const id = await idOf("Rosa Delgado");
    for (const act of [openTextInvite, takeBackInvite])
      await expect(act(stranger.owner.client, id)).rejects.toMatchObject({ code: "not_found" });
  });

  it("are marked as opened with the first day, and never as sent", async () => {
    await invite([ROSA]);
    const id = await idOf("Rosa Delgado");
    await openTextInvite(company.owner.client, id);
    const [first] = await rows();
    await openTextInvite(company.owner.client, id);
    const [again] = await rows();
    expect(first).toMatchObject({ state: "text_opened", sentAt: null });
    expect(again?.textOpenedAt).toBe(first?.textOpenedAt);
    expect((await texts()).map(({ openedAt }) => openedAt !== null)).toEqual([true]);
    await invite([LUIS]);
    expect((await texts()).map(({ name }) => name)).toEqual([LUIS.name, ROSA.name]);
    const of = { interviewId: interview.id, inviteId: id };
    expect(await textInvites(company.owner.client, of, site.appUrl)).toMatchObject([{ id }]);
  });

  it("are joined to who begins by them, who then can't be texted or taken back from", async () => {
    await invite([ROSA, LUIS]);
    const [rosa] = await texts();
    const attempt = await begin(tokenIn(rosa?.sms ?? ""), "rosa@x.com");
    expect((await texts()).map(({ name }) => name)).toEqual(["Luis Ortega"]);
    expect(
      (await rows()).map(({ name, begun, otherAddress }) => [name, begun, otherAddress]),
    ).toEqual([
      ["Luis Ortega", false, false],
      ["Rosa Delgado", true, false],
    ]);
    await expect(
      takeBackInvite(company.owner.client, await idOf("Rosa Delgado")),
    ).rejects.toMatchObject({
      code: "conflict",
      message: expect.stringMatching(/already started/),
    });
    await db.service().rpc("erase_attempt", { p_attempt: attempt });
    expect((await rows()).map(({ name, phone }) => [name, phone])).toEqual([
      ["Luis Ortega", LUIS.phone],
      [null, null],
    ]);
    expect(await invite([ROSA])).toEqual(["already"]);
  });

  it.each([
    [ROSA.phone, "(813) 555-0123"],
    ["+34612345678", "612 345 678"],
    ["+447911123456", "07911 123456"],
    ["+4520123456", "20 12 34 56"],
  ])("go with a candidate who came by the public link and gave %s as %s", async (phone, own) => {
    await invite([byText(phone)]);
    const attempt = await begin("", "rosa@x.com", own);
    await db.service().rpc("erase_attempt", { p_attempt: attempt });
    expect((await rows()).map(({ name, phone }) => [name, phone])).toEqual([[null, null]]);
  });

  it("lose name and number after half a year", async () => {
    await invite([ROSA]);
    await db.sql("update public.invites set created_at = now() - interval '181 days'");
    await sweepInvites(db.service());
    expect((await rows()).map(({ name, phone }) => [name, phone])).toEqual([[null, null]]);
    expect(await texts()).toEqual([]);
  });

  it("that are taken back are not mailed, reminded or begun; the public link stays", async () => {
    await invite([ANA, ROSA]);
    const { client } = company.owner;
    const [rosa] = await texts();
    const token = tokenIn(rosa?.sms ?? "");
    for (const who of ["Ana", "Rosa Delgado"]) {
      await takeBackInvite(client, await idOf(who));
      await takeBackInvite(client, await idOf(who));
    }
    await runInviteJobs(db, site);
    expect(site.sent).toEqual([]);
    expect(await texts()).toEqual([]);
    const linked = (one: string) => readLinkedInvite(db.service(), one, interview.key);
    expect(await linked(token)).toEqual({ takenBack: true, language: null });
    expect(await linked(`${token.slice(0, -1)}x`)).toBeNull();
    await expect(begin(token, "rosa@x.com")).rejects.toMatchObject({
      code: "gone",
      fields: { reason: "invite_taken_back" },
    });
    expect(
      await db.sql("select 1 from public.interview_attempts where interview_id = $1", [
        interview.id,
      ]),
    ).toEqual([]);
    expect(await begin("", "rosa@x.com")).toEqual(expect.any(String));
    expect(await invite([ANA, ROSA])).toEqual(["already", "already"]);
  });

  it("whose link leads to a provider are taken back until it is out", async () => {
    await db.sql("update public.interviews set provider = 'willo' where id = $1", [interview.id]);
    await invite([ANA, ROSA, LUIS]);
    await runInviteJobs(db, site);
    await openTextInvite(company.owner.client, await idOf("Rosa Delgado"));
    for (const who of ["Ana", "Rosa Delgado"])
      await expect(takeBackInvite(company.owner.client, await idOf(who))).rejects.toMatchObject({
        code: "conflict",
        message: expect.stringMatching(/can't be ended/),
      });
    await takeBackInvite(company.owner.client, await idOf("Luis Ortega"));
    await takeBackInvite(company.owner.client, await idOf("Luis Ortega"));
    expect((await rows()).map(({ state, linkEnds }) => [state, linkEnds])).toEqual([
      ["taken_back", false],
      ["text_opened", false],
      ["sent", false],
    ]);
  });

  it("that were mailed are taken back too, and get no reminder", async () => {
    await invite([ANA]);
    await runInviteJobs(db, site);
    await takeBackInvite(company.owner.client, await idOf("Ana"));
    site.sent.length = 0;
    await nearDeadline(db, company, interview);
    await db.sql("update public.invites set sent_at = now() - interval '25 hours'");
    await sweepInvites(db.service());
    await runInviteJobs(db, site);
    expect(site.sent).toEqual([]);
  });
});
