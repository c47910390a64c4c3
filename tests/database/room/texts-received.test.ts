import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { readTitles } from "#lib/data/interviews/interviews";
import { saveKeyword } from "#lib/data/results/texts";
import { startAttempt } from "#lib/data/room/attempts";
import { parsePayload } from "#lib/domain/jobs/kinds";
import { noticeVersion } from "#lib/domain/room/consent";
import { segmentsOf } from "#lib/domain/sms/segments";
import type { TextCommand } from "#lib/domain/sms/words";
import { answerReceivedText } from "#lib/workflows/room/answer-text";
import { mailTextReply } from "#lib/workflows/room/mail-text-reply";
import { receiveTextEvent } from "#lib/workflows/room/receive-text";
import { startTestDatabase, type TestDatabase } from "../support/database.ts";
import { createInterview, type HiringCompany, signUpHiringCompany } from "../support/people.ts";
import { type Phones, startPhones } from "../support/phones.ts";
import { type Site, startSite } from "../support/site.ts";

const OWN = "+18135550000";

describe("Texts that people write", () => {
  let db: TestDatabase;
  let site: Site;
  let phones: Phones;
  let company: HiringCompany;
  let serial = 500;
  let from = "";

  beforeAll(async () => {
    phones = await startPhones();
    site = await startSite(process.env.TEST_FOLDER ?? "");
    db = await startTestDatabase();
    company = await signUpHiringCompany(db, "Bright Cleaning");
    await db.sql("update public.plan_caps set cap = 1000");
    await db.sql("update public.profiles set email_verified_at = now()");
    await db.sql("select public.register_text_number($1, $2)", [company.owner.email, OWN]);
    expect(await saveKeyword(company.owner.client, company.interview.id, "COOK")).toBe(true);
  });
  beforeEach(async () => {
    await db.sql("delete from public.jobs");
    await db.sql("delete from public.text_stops");
    serial += 1;
    from = `+1813555${String(serial).padStart(4, "0")}`;
    phones.sent.length = 0;
    site.sent.length = 0;
  });
  afterAll(async () => {
    await db.close();
    await site.close();
    await phones.close();
  });

  const write = (
    body: string,
    { sid = `SM${randomUUID()}`.replaceAll("-", ""), to = OWN } = {},
    obeyed: TextCommand | null = null,
  ) => receiveTextEvent(db.service(), { what: "received", sid, from, to, body, obeyed });
  /** Answers what waits, twice, as a killed process would. */
  async function answer(): Promise<string[]> {
    const jobs = await db.sql(
      "select payload from public.jobs where kind = 'answer_text' order by sequence",
    );
    for (const { payload } of [...jobs, ...jobs])
      await answerReceivedText(db.service(), parsePayload("answer_text", payload), {
        appUrl: site.appUrl,
        contact: "hello@rolecall.test",
      });
    return phones.sent.map(({ body }) => body);
  }
  const apply = () =>
    startAttempt(db.service(), {
      interviewKey: company.interview.key,
      details: { name: "Ana Flores", email: `ana.${randomUUID()}@mail.test`, phone: from },
      consent: { noticeVersion: noticeVersion("es"), language: "es", aiAllowed: true },
      tokenHash: randomUUID().replaceAll("-", "").padEnd(64, "0"),
      texts: { number: from, words: "2026-11-28" },
    });
  const isStopped = async () => (await db.sql("select 1 from public.text_stops")).length > 0;
  const jobsOf = (kind: string) => db.sql(`select payload from public.jobs where kind = '${kind}'`);

  it("are answered with the link where they hold the keyword, once, from that number", async () => {
    await write(" cook! ", { sid: "SMa1" });
    await write(" cook! ", { sid: "SMa1" });
    const [link, ...more] = await answer();
    expect(link).toContain(`https://rolecall.test/i/${company.interview.key}?s=text`);
    expect(more).toEqual([]);
    expect(phones.sent[0]).toMatchObject({ to: from, from: OWN });
  });

  it("are answered in the languages of the interview, as far as a few segments go", async () => {
    const set = "update public.interviews set translations = $1";
    const other = (title: string) => ({ title, description: "-" });
    await db.sql(set, [JSON.stringify({ zh: other("清洁工"), es: other("Limpieza") })]);
    await write("cook");
    const [both = ""] = await answer();
    expect(both).toMatch(/apply for Cleaner here.+ el trabajo de Limpieza, /);
    expect(both).not.toContain("清洁工");
    expect(segmentsOf(both)).toBeLessThan(5);
    await db.sql(set, ["{}"]);
  });

  it("get one help text a day where nobody knows them", async () => {
    for (const word of ["hola", "hello?", "anybody?"]) await write(word);
    await answer();
    await write("anybody there?");
    expect(await answer()).toEqual([expect.stringContaining("Bright Cleaning uses this number")]);
  });

  it("get help, not the link, once the interview is closed", async () => {
    await db.sql("update public.interviews set closed_at = now() where id = $1", [
      company.interview.id,
    ]);
    await write("cook");
    await db.sql("update public.interviews set closed_at = null");
    expect(await answer()).toEqual([expect.stringContaining("uses this number")]);
  });

  it.each(["STOP", "ALTO", "no más", "wrong number", "Número equivocado"])(
    "end every text with %s",
    async (word) => {
      await write(word);
      expect(await isStopped()).toBe(true);
      await answer();
      const said = phones.sent.length;
      await write("cook");
      await answer();
      expect(phones.sent).toHaveLength(said);
    },
  );

  it("are answered by the service itself where it does so, and by us in Spanish words", async () => {
    await write("STOP");
    expect(await answer()).toEqual([]);
    await db.sql("delete from public.text_stops");
    await apply();
    await write("ALTO");
    expect(await answer()).toEqual([expect.stringContaining("ya no te mandamos mensajes")]);
  });

  it.each([
    ["HELP", null, []],
    ["Info", null, []],
    ["Aide", "help", []],
    ["START", "start", []],
    ["AYUDA", null, [expect.stringContaining("Bright Cleaning uses this number")]],
    ["Help!", null, [expect.stringContaining("Bright Cleaning uses this number")]],
  ] as const)("'%s', of which the service says %s, have one answer", async (body, obeyed, ours) => {
    await write(body, {}, obeyed);
    expect(await answer()).toEqual(ours);
    const kept = await db.sql("select body from public.texts where number = $1 and kind is null", [
      from,
    ]);
    expect(kept).toEqual([{ body }]);
  });

  it("begin again with START, and an old STOP that comes once more ends nothing", async () => {
    await write("STOP", { sid: "SMold" });
    await write("START");
    await write("STOP", { sid: "SMold" });
    expect(await isStopped()).toBe(false);
  });

  it("of a candidate are kept on their page and mailed to the owner, once", async () => {
    const attempt = await apply();
    await db.sql(
      "update public.interview_attempts set unlocked_at = now(), submitted_at = now() where id = $1",
      [attempt],
    );
    await write("I can come at 9, see https://evil.example", { sid: "SMb1" });
    await write("I can come at 9, see https://evil.example", { sid: "SMb1" });
    const [job, ...more] = await jobsOf("mail_text_reply");
    expect(more).toEqual([]);
    const payload = parsePayload("mail_text_reply", job?.payload);
    await mailTextReply(db.service(), { jobId: randomUUID(), ...payload }, site.appUrl);
    expect(site.sent[0]).toMatchObject({
      to: [company.owner.email],
      subject: "Ana Flores texted you back",
    });
    expect(site.sent[0]?.text).toContain("I can come at 9");
    expect(site.sent[0]?.html).not.toContain('href="https://evil');
    const { data } = await company.owner.client
      .from("texts")
      .select("body")
      .eq("state", "received");
    expect(data).toEqual([{ body: "I can come at 9, see https://evil.example" }]);
  });

  it.each([
    ["who started", "null", "/interviews/ID/started"],
    ["whose answers are locked", "now()", "/interviews/responses"],
  ])("of somebody %s are mailed without a name, with a link that opens", async (_who, at, path) => {
    const attempt = await apply();
    await db.sql(`update public.interview_attempts set submitted_at = ${at} where id = $1`, [
      attempt,
    ]);
    await write("I can come at 9");
    const [job] = await jobsOf("mail_text_reply");
    const payload = parsePayload("mail_text_reply", job?.payload);
    await mailTextReply(db.service(), { jobId: randomUUID(), ...payload }, site.appUrl);
    expect(site.sent[0]).toMatchObject({ subject: "Somebody texted you back" });
    expect(site.sent[0]?.text).not.toContain("Ana");
    expect(site.sent[0]?.text).toMatch(
      new RegExp(`${site.appUrl}${path.replace("ID", company.interview.id)}\\s`),
    );
  });

  it("say yes without beginning anything, and tell the owner", async () => {
    await apply();
    await write("Yes");
    expect(await jobsOf("mail_text_reply")).toHaveLength(1);
  });

  it.each([
    ["that cancel", "Cancel", null],
    ["that the service obeyed", "Arrêt", "stop"],
  ] as const)(
    "%s tell the owner that texts end, as a booking may be meant",
    async (_what, body, obeyed) => {
      await apply();
      await write(body, {}, obeyed);
      const [job] = await jobsOf("mail_text_reply");
      const payload = parsePayload("mail_text_reply", job?.payload);
      await mailTextReply(db.service(), { jobId: randomUUID(), ...payload }, site.appUrl);
      expect(site.sent[0]?.text).toContain("We won't text them anymore.");
    },
  );

  it("of a wrong number take the consent along and tell the owner", async () => {
    await apply();
    await write("wrong number");
    expect(await db.sql("select 1 from public.text_consents where number = $1", [from])).toEqual(
      [],
    );
    expect(await jobsOf("mail_text_reply")).toHaveLength(1);
  });

  it("of a stranger to the shared number are nobody's, but a stop counts", async () => {
    await write("hello", { to: "+15005550006" });
    expect(await db.sql("select 1 from public.texts where number = $1", [from])).toEqual([]);
    await write("STOP", { to: "+15005550006" });
    expect(await isStopped()).toBe(true);
  });

  it("belong to one company: another reads nothing of them, and its keyword is its own", async () => {
    const other = await signUpHiringCompany(db, "Other Cleaning");
    expect((await other.owner.client.from("texts").select("id")).data).toEqual([]);
    expect((await other.owner.client.from("text_keywords").select("word")).data).toEqual([]);
    await expect(saveKeyword(other.owner.client, other.interview.id, "COOK")).rejects.toMatchObject(
      { code: "conflict" },
    );
    expect(await saveKeyword(other.owner.client, company.interview.id, "COOK")).toBe(false);
    const second = await createInterview(db, company);
    await expect(saveKeyword(company.owner.client, second.id, "COOK")).rejects.toMatchObject({
      code: "conflict",
    });
    expect(await saveKeyword(company.owner.client, company.interview.id, null)).toBe(true);
    // What is closed never crowds an open one out of the settings.
    await db.sql("update public.interviews set closed_at = now() where id = $1", [second.id]);
    const titles = await readTitles(company.owner.client);
    expect(titles.map(({ isOpen }) => isOpen)).toEqual([true, false]);
    expect(await saveKeyword(company.owner.client, company.interview.id, "COOK")).toBe(true);
  });

  it("leave their word to another interview once theirs is over", async () => {
    const second = await createInterview(db, company);
    for (const end of [
      "closed_at = now()",
      "deleted_at = now()",
      "deadline = now() - interval '1 hour'",
    ]) {
      const old = await createInterview(db, company);
      expect(await saveKeyword(company.owner.client, old.id, "PAINT")).toBe(true);
      await db.sql(`update public.interviews set ${end} where id = $1`, [old.id]);
      expect(await saveKeyword(company.owner.client, second.id, "PAINT")).toBe(true);
      expect(await saveKeyword(company.owner.client, second.id, null)).toBe(true);
    }
  });

  it("from abroad cost nothing: no answer", async () => {
    from = "+447700900123";
    await write("cook");
    expect(await answer()).toEqual([]);
  });

  it("that arrive ten times at once are one", async () => {
    const sid = "SMrace";
    await Promise.all(Array.from({ length: 10 }, () => write("cook", { sid })));
    expect(await jobsOf("answer_text")).toHaveLength(1);
    const [job] = await jobsOf("answer_text");
    const payload = parsePayload("answer_text", job?.payload);
    const where = { appUrl: site.appUrl, contact: "hello@rolecall.test" };
    await answerReceivedText(db.service(), payload, where);
    await Promise.all(
      Array.from({ length: 5 }, () => answerReceivedText(db.service(), payload, where)),
    );
    expect(phones.sent).toHaveLength(1);
  });
});
