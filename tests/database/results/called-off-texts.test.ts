import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { requestErasure } from "#lib/data/account/erasure";
import { callOff, offerTimes, openBooking, pickTime } from "#lib/data/results/bookings";
import { readResponseExtras } from "#lib/data/results/response-page";
import { startAttempt } from "#lib/data/room/attempts";
import { parsePayload } from "#lib/domain/jobs/kinds";
import { noticeVersion } from "#lib/domain/room/consent";
import { NEWEST_TEXT_WORDS } from "#lib/domain/room/text-consent";
import { DAY_MS } from "#lib/domain/text/dates";
import { textCandidate } from "#lib/workflows/room/text-candidate";
import { startTestDatabase, type TestDatabase } from "../support/database.ts";
import { type HiringCompany, ok, signUpHiringCompany } from "../support/people.ts";
import { type Phones, startPhones } from "../support/phones.ts";
import { type Site, startSite } from "../support/site.ts";

/** A zone in which it is about this hour now. */
function zoneWhereItIs(hour: number): string {
  const ahead = ((((hour - new Date().getUTCHours()) % 24) + 36) % 24) - 12;
  return `Etc/GMT${ahead > 0 ? "-" : "+"}${Math.abs(ahead)}`;
}

describe("Who is texted that their time is called off", () => {
  let db: TestDatabase;
  let site: Site;
  let phones: Phones;
  let company: HiringCompany;
  let attempt = "";
  let serial = 100;

  beforeAll(async () => {
    phones = await startPhones();
    site = await startSite(process.env.TEST_FOLDER ?? "");
    db = await startTestDatabase();
    company = await signUpHiringCompany(db, "Bright Cleaning");
    await db.sql("update public.plan_caps set cap = 1000");
  });
  beforeEach(async () => {
    serial += 1;
    phones.sent.length = 0;
    await clock(12);
    // A free number has no place of its own.
    const number = `+1888555${String(serial).padStart(4, "0")}`;
    attempt = await startAttempt(db.service(), {
      interviewKey: company.interview.key,
      details: { name: "Ana Flores", email: `ana.${randomUUID()}@mail.test`, phone: number },
      consent: { noticeVersion: noticeVersion("en"), language: "en", aiAllowed: true },
      tokenHash: randomUUID().replaceAll("-", "").padEnd(64, "0"),
      texts: { number, words: NEWEST_TEXT_WORDS },
    });
    ok(await db.service().rpc("submit_attempt", { p_attempt: attempt }));
    await db.sql("delete from public.jobs");
  });
  afterAll(async () => {
    await db.close();
    await site.close();
    await phones.close();
  });

  const clock = (hour: number) =>
    db.sql("update public.company_profiles set time_zone = $1", [zoneWhereItIs(hour)]);
  async function offer(days: number): Promise<{ id: string; token: string }> {
    await offerTimes(company.owner.client, {
      id: randomUUID(),
      attemptIds: [attempt],
      kind: "visit",
      minutes: 60,
      bufferMinutes: 0,
      place: "12 Main Street",
      host: "",
      times: [new Date(Date.now() + days * DAY_MS)],
    });
    const [made] = (await readResponseExtras(company.owner.client, attempt)).bookings;
    return { id: made?.id ?? "", token: made?.path.split("/").at(-1) ?? "" };
  }
  async function book(days = 3) {
    const made = await offer(days);
    const [time] = (await openBooking(db.service(), made.token))?.times ?? [];
    expect(await pickTime(db.service(), made.token, time?.id ?? "")).toBe("booked");
    return made;
  }
  /** Runs what waits of these texts, twice, as a killed process would. */
  async function run(...texts: string[]): Promise<void> {
    const jobs = await db.sql(
      "select payload from public.jobs where payload ->> 'text' = any ($1) order by sequence",
      [`{${texts}}`],
    );
    for (const { payload } of [...jobs, ...jobs])
      await textCandidate(db.service(), parsePayload("send_text", payload), site);
  }
  const decide = async (to: "Rejected" | "Pending", from: "Rejected" | "Pending") =>
    ok(
      await company.owner.client.rpc("decide", { p_attempt: attempt, p_status: to, p_from: from }),
    );
  const off = (id: string) => callOff(company.owner.client, attempt, id);
  const bodies = () => phones.sent.map(({ body }) => body);
  const OFF = /^Bright Cleaning: your time, .+, is called off\./;

  it("whoever ticked the box, once, with the time and their link, though they had their two of the day", async () => {
    const { id, token } = await book();
    await run("booking", "day_before");
    expect(bodies()).toHaveLength(2);
    expect(await off(id)).toBe(true);
    await run("called_off");
    expect(bodies()).toHaveLength(3);
    expect(bodies()[2]).toMatch(OFF);
    expect(bodies()[2]).toContain(`${site.appUrl}/times/${token} `);
  });

  it("whoever is rejected while they are booked, and nobody who had no time yet", async () => {
    await offer(3);
    await decide("Rejected", "Pending");
    await run("called_off");
    expect(bodies()).toEqual([]);
    await decide("Pending", "Rejected");
    await book();
    await decide("Rejected", "Pending");
    await run("called_off");
    expect(bodies()).toEqual([expect.stringMatching(OFF)]);
  });

  it("at night in the morning, but at once who would come before it", async () => {
    await clock(22);
    const { id } = await book();
    await off(id);
    await run("called_off");
    expect(bodies()).toEqual([]);
    const [waiting] = await db.sql(
      "select count(*)::integer as jobs from public.jobs where payload ->> 'text' = 'called_off' and run_at > now() + interval '8 hours'",
    );
    expect(waiting).toEqual({ jobs: 1 });
    await db.sql("update public.offered_times set starts_at = now() + interval '5 hours'");
    await run("called_off");
    expect(bodies()).toEqual([expect.stringMatching(OFF)]);
  });

  it("nobody once the time has passed, nor by text whose data the company deletes", async () => {
    const { id } = await book();
    await off(id);
    await db.sql("update public.offered_times set starts_at = now() - interval '1 minute'");
    await run("called_off");
    await book(4);
    await requestErasure(db.service(), attempt, "employer");
    await run("called_off");
    expect(bodies()).toEqual([]);
  });

  it("also of the next offer, to which the link of the first leads", async () => {
    const first = await book();
    await off(first.id);
    expect((await openBooking(db.service(), first.token))?.next).toBeNull();
    await run("called_off");
    const second = await book(4);
    expect(await openBooking(db.service(), first.token)).toMatchObject({
      state: "called_off",
      next: second.token,
    });
    expect((await openBooking(db.service(), second.token))?.next).toBeNull();
    await off(second.id);
    await run("called_off");
    expect(bodies()).toEqual([expect.stringMatching(OFF), expect.stringMatching(OFF)]);
    expect(bodies()[1]).toContain(second.token);
  });
});
