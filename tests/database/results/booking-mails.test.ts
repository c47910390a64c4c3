import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { requestErasure } from "#lib/data/account/erasure";
import {
  callOff,
  declineTimes,
  offerTimes,
  openBooking,
  pickTime,
} from "#lib/data/results/bookings";
import { readResponseExtras } from "#lib/data/results/response-page";
import { stopMail } from "#lib/data/site/mailboxes";
import { parsePayload } from "#lib/domain/jobs/kinds";
import { giveUpBookingMail, mailBooking } from "#lib/workflows/results/mail-booking";
import { startTestDatabase, type TestDatabase } from "../support/database.ts";
import { type HiringCompany, ok, signUpHiringCompany, startAttempt } from "../support/people.ts";
import { type Site, startSite } from "../support/site.ts";

/** Noon in New York, some days ahead: no reminder of it falls into the night. */
const noon = (days: number) => {
  const at = new Date(Date.now() + days * 86_400_000);
  at.setUTCHours(17, 0, 0, 0);
  return at;
};

describe("Mails about a booking", () => {
  let db: TestDatabase;
  let site: Site;
  let company: HiringCompany;
  let attempt = "";
  let address = "";
  let token = "";

  beforeAll(async () => {
    site = await startSite(process.env.TEST_FOLDER ?? "");
    db = await startTestDatabase();
    company = await signUpHiringCompany(db, "Bright Cleaning");
    await db.sql("update public.plan_caps set cap = 1000");
  });
  beforeEach(async () => {
    await db.sql("delete from public.offers");
    await db.sql("delete from public.mailed_strangers");
    const { id, candidateId } = await startAttempt(db, company.interview);
    attempt = id;
    ok(await db.service().rpc("submit_attempt", { p_attempt: attempt }));
    await db.sql("update public.interview_attempts set language = 'es' where id = $1", [attempt]);
    const person = ok(
      await db.service().from("candidates").select("email").eq("id", candidateId).single(),
    );
    address = person.email;
    await db.sql("delete from public.jobs");
    await offerTimes(company.owner.client, {
      id: randomUUID(),
      attemptIds: [attempt],
      kind: "working_interview",
      minutes: 120,
      bufferMinutes: 0,
      place: "12 Main Street",
      host: "Dana",
      times: [noon(3), noon(4)],
    });
    token =
      (await readResponseExtras(company.owner.client, attempt)).bookings[0]?.path
        .split("/")
        .at(-1) ?? "";
    site.sent.length = 0;
  });
  afterAll(async () => {
    await db.close();
    await site.close();
  });

  const shown = () => openBooking(db.service(), token);
  const pick = async (nth: number) =>
    pickTime(db.service(), token, (await shown())?.times[nth]?.id ?? "");
  /** Runs what waits of these mails, again and again, as a killed process would. */
  async function run(...mails: string[]): Promise<void> {
    const jobs = await db.sql(
      "select id::text, payload from public.jobs where kind = 'mail_booking' and mail = any ($1) order by sequence",
      [`{${mails}}`],
    );
    for (const { id, payload } of [...jobs, ...jobs]) {
      const job = { jobId: String(id), ...parsePayload("mail_booking", payload) };
      await mailBooking(db.service(), job, site.appUrl);
    }
  }
  const sent = (): string[][] =>
    site.sent.map(({ to, subject }) => [to[0] === address ? "candidate" : "owner", subject]);
  const files = () =>
    site.sent.flatMap(({ attachments }) =>
      attachments.map(({ content }) => Buffer.from(content, "base64").toString()),
    );
  /** The day passes by which a booking is so near. */
  const inHours = (hours: number) =>
    db.sql(`update public.offered_times set starts_at = now() + interval '${hours} hours'
      where id in (select time_id from public.bookings)`);

  it("brings the offer in the candidate's language, with their link, once", async () => {
    await run("times_offered");
    expect(sent()).toEqual([["candidate", "Elige un horario con Bright Cleaning"]]);
    expect(site.sent[0]?.text).toContain(`${site.appUrl}/times/${token}`);
    expect(site.sent[0]?.text).toContain("Prueba de trabajo · 2 horas");
    expect(site.sent[0]?.text).toContain("Dónde: 12 Main Street");
    expect(files()).toEqual([]);
  });

  it("names the job to the candidate in their language, and to the owner in its own", async () => {
    const titled = (translations: object) =>
      db.sql("update public.interviews set translations = $2 where willo_interview_key = $1", [
        company.interview.key,
        JSON.stringify(translations),
      ]);
    await titled({ es: { title: "Limpieza de casas", description: "" } });
    expect((await openBooking(db.service(), token))?.job).toBe("Limpieza de casas");
    await pick(0);
    await run("time_booked", "owner_booked");
    await titled({});
    expect((await openBooking(db.service(), token))?.job).toBe("Cleaner");
    const said = (to: string) =>
      site.sent.find((mail) => (mail.to[0] === address) === (to === "candidate"))?.text;
    expect(said("candidate")).toContain("Limpieza de casas");
    expect(said("owner")).toContain("the times they were offered for Cleaner.");
  });

  it("tells both what was picked, each with a calendar file", async () => {
    await pick(0);
    await run("time_booked", "owner_booked", "owner_moved");
    expect(sent()).toEqual([
      ["candidate", "Tienes cita con Bright Cleaning"],
      ["owner", "Ana Flores picked a time"],
    ]);
    const start = noon(3)
      .toISOString()
      .replace(/[-:]|\.000/g, "");
    expect(files()).toHaveLength(2);
    for (const file of files()) expect(file).toContain(`DTSTART:${start}`);
    expect(files()[0]).toContain("SUMMARY:Prueba de trabajo: Bright Cleaning");
    expect(files()[1]).toContain("SUMMARY:Working interview: Ana Flores");
  });

  it("shows the owner what couldn't be mailed, of an offer and of what follows, until a mail goes", async () => {
    const unmailed = async () =>
      (await readResponseExtras(company.owner.client, attempt)).bookings[0]?.unmailed;
    expect(await unmailed()).toBe(false);
    await run("times_offered");
    expect(await unmailed()).toBe(false);
    await stopMail(db.service(), { address, reason: "bounce" });
    await pick(0);
    await run("time_booked");
    expect(await unmailed()).toBe(true);
    await db.sql("delete from public.mail_stops");
    await run("time_booked");
    expect(await unmailed()).toBe(false);
    const [booking] = await db.sql("select id from public.bookings");
    const job = { bookingId: String(booking?.id) };
    await giveUpBookingMail(db.service(), { ...job, mail: "owner_booked" });
    expect(await unmailed()).toBe(false);
    await giveUpBookingMail(db.service(), { ...job, mail: "called_off" });
    expect(await unmailed()).toBe(true);
  });

  it("says nothing more of a time that was moved", async () => {
    await pick(0);
    await pick(0);
    await run("time_booked", "owner_booked", "owner_moved");
    expect(sent()).toEqual([
      ["candidate", "Tienes cita con Bright Cleaning"],
      ["owner", "Ana Flores changed the time"],
    ]);
    expect(files()[0]).toContain(`DTSTART:${noon(4).toISOString().slice(0, 10).replace(/-/g, "")}`);
  });

  it("tells the owner of a no, and sends no reminder then", async () => {
    await pick(0);
    await declineTimes(db.service(), token, (await shown())?.starts ?? null);
    await run("day_before", "hours_before", "owner_declined", "time_booked");
    expect(sent()).toEqual([["owner", "Ana Flores can't make it"]]);
  });

  it("tells a candidate whose time was called off", async () => {
    await pick(0);
    const [booking] = (await readResponseExtras(company.owner.client, attempt)).bookings;
    await callOff(company.owner.client, attempt, booking?.id ?? "");
    await run("called_off", "owner_called_off", "day_before");
    const cancel = expect.stringMatching(/METHOD:CANCEL[\s\S]*SEQUENCE:1[\s\S]*STATUS:CANCELLED/);
    expect(files()).toEqual([cancel, cancel]);
    expect(sent()).toEqual([
      ["candidate", "Bright Cleaning canceló tu cita"],
      ["owner", "Ana Flores's time is called off"],
    ]);
    expect(site.sent[0]?.text).toContain("Ver la cita");
    expect(site.sent[0]?.text).not.toContain("cambiar");
  });

  it("tells the candidate of a time that is off, and keeps that they were, also if its owner's mail fails", async () => {
    await pick(0);
    const shown = async () =>
      (await readResponseExtras(company.owner.client, attempt)).bookings[0] ?? { id: "" };
    await callOff(company.owner.client, attempt, (await shown()).id);
    await run("called_off");
    site.refuse(1);
    await expect(run("owner_called_off")).rejects.toMatchObject({ code: "vendor_failed" });
    await giveUpBookingMail(db.service(), {
      bookingId: (await shown()).id,
      mail: "owner_called_off",
    });
    expect(sent()).toEqual([["candidate", "Bright Cleaning canceló tu cita"]]);
    expect(await shown()).toMatchObject({ unmailed: false });
  });

  it("tells the manager who offered the times, while they are one, and lets answers go to them", async () => {
    const manager = await db.signUp();
    await db.sql("update public.profiles set email_verified_at = now() where id = $1", [
      manager.userId,
    ]);
    await db.sql("update public.offers set made_by = $1", [manager.userId]);
    await db.sql(
      "insert into public.company_members (company_id, user_id, role, added_by) values ($1, $2, 'manager', $3)",
      [company.companyId, manager.userId, company.owner.userId],
    );
    await pick(0);
    await run("owner_booked", "time_booked");
    expect(site.sent.map(({ to }) => to)).toEqual([[address], [manager.email]]);
    expect(site.sent[0]?.reply_to).toEqual([manager.email]);
    await db.sql("update public.company_members set removed_at = now()");
    await declineTimes(db.service(), token, (await shown())?.starts ?? null);
    await run("owner_declined");
    expect(site.sent.at(-1)?.to).toEqual([company.owner.email]);
  });

  it("says nothing to an address that takes no mail, nor of what is being deleted", async () => {
    await pick(0);
    await db.sql("update public.interview_attempts set erase_by = 'candidate' where id = $1", [
      attempt,
    ]);
    await run("time_booked", "owner_booked");
    await db.sql("update public.interview_attempts set erase_by = null where id = $1", [attempt]);
    await stopMail(db.service(), { address, reason: "bounce" });
    await run("time_booked");
    expect(sent()).toEqual([]);
  });

  it.each([
    [
      "both of a deletion by the company",
      "employer",
      ["Bright Cleaning canceló tu cita", "Ana Flores's time is called off"],
    ],
    ["the owner of one by the candidate", "candidate", ["Ana Flores can't make it"]],
  ] as const)("tells %s", async (_, by, subjects) => {
    await pick(0);
    await requestErasure(db.service(), attempt, by);
    await run("called_off", "owner_called_off", "owner_declined", "day_before", "time_booked");
    expect(sent().map(([, subject]) => subject)).toEqual(subjects);
  });

  it("offers nothing once others have every time", async () => {
    await db.sql("update public.offered_times set starts_at = starts_at - interval '10 days'");
    await run("times_offered");
    expect(sent()).toEqual([]);
  });

  it("goes to the address that the candidate has by then", async () => {
    await pick(0);
    address = `new.${randomUUID()}@example.com`;
    await db.sql(
      "update public.candidates set email = $1 where id = (select candidate_id from public.interview_attempts where id = $2)",
      [address, attempt],
    );
    await run("time_booked");
    expect(sent()).toEqual([["candidate", "Tienes cita con Bright Cleaning"]]);
  });

  it("drops a reminder whose time has begun, and leaves others for the day", async () => {
    await pick(0);
    await inHours(-1);
    await run("day_before", "hours_before");
    expect(sent()).toEqual([]);
    await inHours(20);
    await db.sql("update public.offers set time_zone = $1", [zoneWhereItIs(3)]);
    await db.sql("update public.jobs set finished_at = now() where mail = 'hours_before'");
    await run("day_before");
    expect(sent()).toEqual([]);
    const [again] = await db.sql(
      "select count(*)::integer as count from public.jobs where mail = 'day_before' and run_at > now()",
    );
    expect(again?.count).toBe(2);
    await db.sql("update public.offers set time_zone = $1", [zoneWhereItIs(12)]);
    await run("day_before");
    expect(sent().slice(0, 1)).toEqual([
      ["candidate", "Recordatorio: tu cita con Bright Cleaning"],
    ]);
  });
});

/** A zone in which it is about this hour now. */
function zoneWhereItIs(hour: number): string {
  const ahead = ((((hour - new Date().getUTCHours()) % 24) + 36) % 24) - 12;
  return `Etc/GMT${ahead > 0 ? "-" : "+"}${Math.abs(ahead)}`;
}
