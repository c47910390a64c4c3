import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { sweepInvites } from "#lib/data/interviews/invite-mails";
import {
  invitePeople,
  listInvites,
  readLinkedInvite,
  takeBackInvite,
} from "#lib/data/interviews/invites";
import { startAttempt } from "#lib/data/room/attempts";
import { tellText } from "#lib/data/room/texts";
import { afterQuietHours } from "#lib/domain/core/message-hours";
import type { InvitedPerson } from "#lib/domain/interviews/invite-list";
import { parsePayload } from "#lib/domain/jobs/kinds";
import { zonesOfNumber } from "#lib/domain/text/area-codes";
import { invitePeopleTo } from "#lib/workflows/interviews/invite-people";
import { mailTextReply } from "#lib/workflows/room/mail-text-reply";
import { receiveTextEvent } from "#lib/workflows/room/receive-text";
import { giveUpTextInvite, textInvite } from "#lib/workflows/room/text-invite";
import { startTestDatabase, type TestDatabase } from "../support/database.ts";
import { byMail, byText, inviteJobs, nearDeadline } from "../support/invites.ts";
import { createInterview, type HiringCompany, signUpHiringCompany } from "../support/people.ts";
import { type Phones, startPhones } from "../support/phones.ts";
import { type Site, startSite } from "../support/site.ts";

const AGREED = { where: "Job fair, paper form", on: "2026-11-20" };

describe("Invitations that we text", () => {
  let db: TestDatabase;
  let site: Site;
  let phones: Phones;
  let company: HiringCompany;
  let number = "";
  let serial = 300;

  beforeAll(async () => {
    phones = await startPhones();
    site = await startSite(process.env.TEST_FOLDER ?? "");
    db = await startTestDatabase();
  });
  beforeEach(async () => {
    company = await signUpHiringCompany(db, "Bright Cleaning");
    await db.sql("update public.profiles set email_verified_at = now()");
    await nearDeadline(db, company, company.interview);
    serial += 1;
    number = `+1888555${String(serial).padStart(4, "0")}`;
    phones.sent.length = 0;
  });
  afterAll(async () => {
    await db.close();
    await site.close();
    await phones.close();
  });

  const invite = async (
    people: InvitedPerson[],
    how: { agreed?: typeof AGREED; byService?: boolean; batchId?: string } = {},
  ) => {
    const { agreed, byService = true, batchId = randomUUID() } = how;
    const list = { ownerId: company.owner.userId, interviewId: company.interview.id };
    const made = await invitePeople(db.service(), { ...list, batchId, people, byService, agreed });
    return made.map(({ outcome, texted }) => (texted ? "texted" : outcome));
  };
  /** Runs what waits, twice, as a killed process would. */
  async function run(): Promise<void> {
    const jobs = await db.sql("select payload from public.jobs where kind = 'text_invite'");
    for (const { payload } of [...jobs, ...jobs])
      await textInvite(db.service(), parsePayload("text_invite", payload).inviteId, site.appUrl);
  }
  const write = (body: string) =>
    receiveTextEvent(db.service(), {
      what: "received",
      sid: `SM${randomUUID()}`.replaceAll("-", ""),
      from: number,
      to: "+18135550000",
      body,
      obeyed: null,
    });
  const ownNumber = () =>
    db.sql(
      "insert into public.text_numbers (number, department_key) values ($1, $2) on conflict (number) do update set department_key = excluded.department_key",
      ["+18135550000", company.departmentKey],
    );
  const rows = async () => (await listInvites(company.owner.client, company.interview.id)).rows;
  const states = async () => (await rows()).map(({ state }) => state);

  it("go once to whom the owner says agreed, with where and when kept and a link of their own", async () => {
    const batchId = randomUUID();
    const list = [byText(number, "Rosa"), byMail("ana@mail.test.example.com", "Ana")];
    expect(await invite(list, { agreed: AGREED, batchId })).toEqual(["texted", "invited"]);
    expect(await invite(list, { agreed: AGREED, batchId })).toEqual(["texted", "invited"]);
    await run();
    expect(phones.sent).toHaveLength(1);
    expect(phones.sent[0]).toMatchObject({ to: number });
    expect(phones.sent[0]?.body).toMatch(/^Bright Cleaning invites you .*\?invite=\S+ Reply STOP/);
    expect(await states()).toEqual(["queued", "sent"]);
    expect(
      await db.sql(
        "select name, agreed_where, agreed_on::text from public.invites where department_key = $1 order by sequence",
        [company.departmentKey],
      ),
    ).toEqual([
      { name: "Rosa", agreed_where: AGREED.where, agreed_on: AGREED.on },
      { name: "Ana", agreed_where: null, agreed_on: null },
    ]);
  });

  it("go to nobody without a statement, nor where no texts are set up", async () => {
    expect(await invite([byText(number)])).toEqual(["invited"]);
    const other = `+1877555${String(serial).padStart(4, "0")}`;
    expect(await invite([byText(other)], { agreed: AGREED, byService: false })).toEqual([
      "invited",
    ]);
    await run();
    expect(phones.sent).toEqual([]);
    expect(await states()).toEqual(["to_text", "to_text"]);
  });

  it("go to a number that wrote to the company first, until it stops", async () => {
    await ownNumber();
    await write("Are you hiring?");
    expect(await invite([byText(number)])).toEqual(["texted"]);
    const other = await createInterview(db, company);
    await write("STOP");
    await run();
    expect(phones.sent).toEqual([]);
    expect(await states()).toEqual(["stopped"]);
    company.interview = other;
    expect(await invite([byText(number)], { agreed: AGREED })).toEqual(["stopped"]);
    expect(await invite([byText(number)])).toEqual(["invited"]);
    expect(await states()).toEqual(["to_text"]);
  });

  it.each([
    ["Is it still open?", "sent", "from your own phone", false],
    ["Cancelar", "stopped", "We won't text them anymore", false],
    ["Wrong number", "taken_back", "We won't text this number again", true],
  ])("that are answered with '%s' tell their owner", async (words, state, told, linkEnds) => {
    await ownNumber();
    await db.sql("delete from public.jobs");
    await invite([byText(number, "Rosa")], { agreed: AGREED });
    await run();
    const token = /invite=([^ ]+)/.exec(phones.sent[0]?.body ?? "")?.[1] ?? "";
    site.sent.length = 0;
    await write(words);
    const [job] = await db.sql("select payload from public.jobs where kind = 'mail_text_reply'");
    const payload = parsePayload("mail_text_reply", job?.payload);
    await mailTextReply(db.service(), { jobId: randomUUID(), ...payload }, site.appUrl);
    expect(site.sent).toMatchObject([
      { to: [company.owner.email], subject: "Rosa texted you back" },
    ]);
    expect(site.sent[0]?.text).toContain(words);
    expect(site.sent[0]?.text).toContain(told);
    expect(site.sent[0]?.text).toContain("Rosa, whom you invited to interview for");
    expect(await states()).toEqual([state]);
    const linked = await readLinkedInvite(db.service(), token, company.interview.key);
    expect(linked?.takenBack).toBe(linkEnds);
  });

  it("to a wrong number are nobody's to text", async () => {
    await ownNumber();
    expect(await invite([byText(number, "Rosa")])).toEqual(["invited"]);
    await write("wrong number");
    expect(await states()).toEqual(["taken_back"]);
    company.interview = await createInterview(db, company);
    expect(await invite([byText(number, "Rosa")])).toEqual(["stopped"]);
  });

  it("of another company keep their link, as the number is wrong for whom it texted", async () => {
    await ownNumber();
    const other = await signUpHiringCompany(db, "Quick Crew");
    for (const { owner, interview } of [company, other])
      await invitePeople(db.service(), {
        ownerId: owner.userId,
        interviewId: interview.id,
        batchId: randomUUID(),
        people: [byText(number, "Rosa")],
        byService: false,
      });
    await write("wrong number");
    expect(await states()).toEqual(["taken_back"]);
    const theirs = await listInvites(other.owner.client, other.interview.id);
    expect(theirs.rows).toMatchObject([{ state: "stopped" }]);
  });

  it("are refused with a statement that can't hold, and nobody is invited", async () => {
    const list = { ownerId: company.owner.userId, interviewId: company.interview.id };
    const agreed = { where: "Job fair", on: "2999-01-01" };
    await expect(
      invitePeopleTo(
        db.service(),
        { ...list, batchId: randomUUID(), people: [byText(number)], byService: true, agreed },
        new Date(),
      ),
    ).rejects.toMatchObject({ code: "invalid_input", fields: { on: expect.any(String) } });
    expect(await rows()).toEqual([]);
  });

  it("are the owner's to text until they have proved their address, whoever agreed", async () => {
    await db.sql("update public.profiles set email_verified_at = null");
    expect(await invite([byText(number)], { agreed: AGREED })).toEqual(["invited"]);
    await run();
    expect(phones.sent).toEqual([]);
    expect(await states()).toEqual(["to_text"]);
  });

  // From 22:00 to 24:00 in UTC it is day wherever a number can be, so nobody can try it then.
  const night = ["787", "813", "808", "671", "684"].find((code) => {
    const hours = { zones: zonesOfNumber(`+1${code}`), from: 8 };
    return afterQuietHours(new Date(), hours) > new Date();
  });
  (night ? it : it.skip)("wait for the morning of the number's place", async () => {
    await invite([byText(`+1${night}${number.slice(5)}`)], { agreed: AGREED });
    await run();
    expect(phones.sent).toEqual([]);
    expect(await states()).toEqual(["queued"]);
  });

  it("wait for the morning, and aren't sent once they are taken back", async () => {
    await invite([byText(number)], { agreed: AGREED });
    const zone = new Date().getUTCHours();
    await db.sql("update public.company_profiles set time_zone = $1 where willo_company_key = $2", [
      `Etc/GMT${zone < 12 ? "+" : "-"}${zone < 12 ? zone : 24 - zone}`,
      company.departmentKey,
    ]);
    await run();
    expect(phones.sent).toEqual([]);
    const jobs = await db.sql(
      "select 1 from public.jobs where kind = 'text_invite' and run_at > now()",
    );
    expect(jobs).toHaveLength(1);
    await nearDeadline(db, company, company.interview);
    const [row] = await rows();
    await takeBackInvite(company.owner.client, row?.id ?? "");
    await textInvite(db.service(), row?.id ?? "", site.appUrl);
    expect(phones.sent).toEqual([]);
  });

  it("that didn't arrive are the owner's to text, and never reminded of by mail", async () => {
    const both = { ...byText(number, "Rosa"), email: "rosa@mail.test.example.com" };
    await invite([both], { agreed: AGREED });
    await run();
    const sid = phones.sent[0]?.sid ?? "";
    const tell = (state: "delivered" | "undelivered", errorCode: number | null) =>
      tellText(db.service(), { textId: null, sid, state, errorCode });
    await tell("undelivered", 30007);
    expect(await states()).toEqual(["to_text"]);
    await tell("delivered", null);
    expect(await states()).toEqual(["sent"]);
    await db.sql("update public.invites set sent_at = now() - interval '25 hours'");
    await sweepInvites(db.service());
    expect(await inviteJobs(db)).toEqual([]);
  });

  it.each(["lost", "429"] as const)("are sent once where the answer was %s", async (fault) => {
    await invite([byText(number)], { agreed: AGREED });
    phones.fault(fault);
    await expect(run()).rejects.toMatchObject({ name: "TextError" });
    expect(await states()).toEqual(["queued"]);
    await run();
    expect(phones.sent).toHaveLength(1);
    expect(await states()).toEqual(["sent"]);
  });

  it.each([
    ["lost", "failed", "failed"],
    ["429", "to_text", undefined],
  ] as const)("that no try brought after %s are %s", async (fault, state, text) => {
    await invite([byText(number)], { agreed: AGREED });
    phones.fault(fault);
    await expect(run()).rejects.toMatchObject({ name: "TextError" });
    const [row] = await rows();
    await giveUpTextInvite(db.service(), row?.id ?? "");
    expect(await states()).toEqual([state]);
    const [kept] = await db.sql(
      "select state::text from public.texts where interview_id = $1 and kind = 'invitation'",
      [company.interview.id],
    );
    expect(kept?.state).toBe(text);
  });

  it("to numbers abroad are the owner's to text", async () => {
    expect(await invite([byText("+447700900123")], { agreed: AGREED })).toEqual(["invited"]);
    expect(await states()).toEqual(["to_text"]);
  });

  it("belong to whoever begins by their link, with whatever address", async () => {
    await invite([byText(number)], { agreed: AGREED });
    await run();
    const token = /invite=([^ ]+)/.exec(phones.sent[0]?.body ?? "")?.[1] ?? "";
    await startAttempt(db.service(), {
      interviewKey: company.interview.key,
      details: { name: "Rosa", email: "rosa@mail.test.example.com", phone: "" },
      consent: { noticeVersion: "1", language: "en", aiAllowed: true },
      tokenHash: randomUUID(),
      invite: token,
    });
    expect(await rows()).toMatchObject([{ begun: true, otherAddress: false }]);
  });
});
