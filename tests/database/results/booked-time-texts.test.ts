import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { offerTimes, openBooking, pickTime } from "#lib/data/results/bookings";
import { readResponseExtras } from "#lib/data/results/response-page";
import { startAttempt } from "#lib/data/room/attempts";
import { beginText } from "#lib/data/room/texts";
import { parsePayload } from "#lib/domain/jobs/kinds";
import { noticeVersion } from "#lib/domain/room/consent";
import { NEWEST_TEXT_WORDS } from "#lib/domain/room/text-consent";
import { DAY_MS } from "#lib/domain/text/dates";
import { textCandidate } from "#lib/workflows/room/text-candidate";
import { startTestDatabase, type TestDatabase } from "../support/database.ts";
import { type HiringCompany, ok, signUpHiringCompany } from "../support/people.ts";
import { type Phones, startPhones } from "../support/phones.ts";
import { type Site, startSite } from "../support/site.ts";

const NUMBER = "+18885550100";

describe("The texts about a booked time", () => {
  let db: TestDatabase;
  let site: Site;
  let phones: Phones;
  let company: HiringCompany;
  let attempt = "";

  beforeAll(async () => {
    phones = await startPhones();
    site = await startSite(process.env.TEST_FOLDER ?? "");
    db = await startTestDatabase();
    company = await signUpHiringCompany(db, "Bright Cleaning");
    // By day, whatever the clock of this machine says.
    const hour = new Date().getUTCHours();
    await db.sql("update public.company_profiles set time_zone = $1", [
      `Etc/GMT${hour < 12 ? `-${12 - hour}` : `+${hour - 12}`}`,
    ]);
  });
  beforeEach(async () => {
    for (const table of ["texts", "offers", "jobs"]) await db.sql(`delete from public.${table}`);
    phones.sent.length = 0;
    attempt = await startAttempt(db.service(), {
      interviewKey: company.interview.key,
      details: { name: "Ana Flores", email: `ana.${randomUUID()}@mail.test`, phone: NUMBER },
      consent: { noticeVersion: noticeVersion("en"), language: "en", aiAllowed: true },
      tokenHash: randomUUID().replaceAll("-", "").padEnd(64, "0"),
      texts: { number: NUMBER, words: NEWEST_TEXT_WORDS },
    });
    ok(await db.service().rpc("submit_attempt", { p_attempt: attempt }));
  });
  afterAll(async () => {
    await db.close();
    await site.close();
    await phones.close();
  });

  async function offer() {
    const first = Date.now() + 2 * DAY_MS;
    await offerTimes(company.owner.client, {
      id: randomUUID(),
      attemptIds: [attempt],
      kind: "visit",
      minutes: 60,
      bufferMinutes: 0,
      place: "12 Main Street",
      host: "",
      times: [new Date(first), new Date(first + DAY_MS)],
    });
    const [made] = (await readResponseExtras(company.owner.client, attempt)).bookings;
    const token = made?.path.split("/").at(-1) ?? "";
    const times = (await openBooking(db.service(), token))?.times ?? [];
    const [early = "", late = ""] = times.map(({ id }) => id);
    const pick = async (time: string) =>
      expect(await pickTime(db.service(), token, time)).toBe("booked");
    return { bookingId: made?.id ?? "", early, late, pick };
  }
  /** Runs what waits, twice, as a killed process would. */
  async function run(...texts: string[]): Promise<void> {
    const jobs = await db.sql(
      "delete from public.jobs where payload ->> 'text' = any ($1) returning payload",
      [`{${texts}}`],
    );
    for (const { payload } of [...jobs, ...jobs])
      await textCandidate(db.service(), parsePayload("send_text", payload), site);
  }
  const aDayLater = () =>
    db.sql("update public.texts set created_at = created_at - interval '25 hours'");
  const kinds = async () =>
    (await db.sql("select kind::text from public.texts order by created_at")).map(
      ({ kind }) => kind,
    );
  const bodies = () => phones.sent.map(({ body }) => body);

  it("are the two of the day where an owner is fast: the receipt waits, and is dropped", async () => {
    const receipt =
      "select run_at > now() + interval '50 minutes' as later from public.jobs where payload ->> 'text' = 'receipt'";
    expect(await db.sql(receipt)).toEqual([{ later: true }]);
    const { early, pick } = await offer();
    await run("next_step", "receipt");
    await pick(early);
    await run("booking");
    expect(await kinds()).toEqual(["next_step", "booking"]);
  });

  it.each([
    ["null", ["receipt"]],
    ["'sent'", []],
  ])("need no receipt before them once a decision's mail is %s", async (outcome, sent) => {
    await db.sql(
      `insert into public.decision_mails (interview_attempt_id, kind, body, written_by, outcome) values ($1, 'next_step', 'Come', $2, ${outcome})`,
      [attempt, company.owner.userId],
    );
    await run("receipt");
    expect(await kinds()).toEqual(sent);
  });

  it("tell the new one after a move, and the first again if they move back to it", async () => {
    const { early, late, pick } = await offer();
    for (const time of [early, late, early]) {
      await pick(time);
      await run("booking");
      await aDayLater();
    }
    const [first, second, third, ...more] = bodies();
    expect(more).toEqual([]);
    expect(second).not.toBe(first);
    expect(third).toBe(first);
  });

  it("remind of the new time who was reminded of the old one", async () => {
    const { early, late, pick } = await offer();
    const starts = (time: string, minutes: string) =>
      db.sql("update public.offered_times set starts_at = now() + $1::interval where id = $2", [
        minutes,
        time,
      ]);
    for (const time of [early, late]) {
      await pick(time);
      await run("day_before");
      await starts(time, "90 minutes");
      await run("hours_before");
      await starts(time, "4 days");
      await aDayLater();
    }
    expect(bodies()).toHaveLength(4);
  });

  it("never tell a time that was moved while they were written", async () => {
    const { bookingId, early, late, pick } = await offer();
    await pick(early);
    await pick(late);
    const text = { departmentKey: company.departmentKey, kind: "booking" as const, number: NUMBER };
    const about = { ...text, body: "Hi", attemptId: attempt, bookingId, timeId: early };
    const { verdict } = await beginText(db.service(), about, { micros: 1, cap: 10 ** 6 });
    expect(verdict).toBe("done");
    await run("booking");
    expect(phones.sent).toHaveLength(1);
  });
});
