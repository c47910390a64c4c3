import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { requestErasure } from "#lib/data/account/erasure";
import {
  callOff,
  declineTimes,
  markNoShow,
  offerTimes,
  openBooking,
  pickTime,
} from "#lib/data/results/bookings";
import { takeBackContact } from "#lib/data/results/contacts";
import { readResponseExtras } from "#lib/data/results/response-page";
import { REJECTED } from "#lib/domain/results/booking";
import { DAY_MS } from "#lib/domain/text/dates";
import { ENGINE, type Person, startTestDatabase, type TestDatabase } from "../support/database.ts";
import { type HiringCompany, ok, signUpHiringCompany, startAttempt } from "../support/people.ts";

const days = (count: number) => new Date(Date.now() + count * DAY_MS);

describe.each([ENGINE])("What ends a booking, on %s:", (engine) => {
  let db: TestDatabase;
  let company: HiringCompany;
  let owner: Person["client"];
  let attempt = "";

  const begin = async () => {
    const { id } = await startAttempt(db, company.interview);
    ok(await db.service().rpc("submit_attempt", { p_attempt: id }));
    return id;
  };

  beforeAll(async () => {
    db = await startTestDatabase(engine);
    company = await signUpHiringCompany(db, "Bright Cleaning");
    await db.sql("update public.plan_caps set cap = 1000");
    owner = company.owner.client;
  });
  beforeEach(async () => {
    await db.sql("delete from public.offers");
    await db.sql("delete from public.jobs");
    attempt = await begin();
  });
  afterAll(() => db.close());

  const wish = (times: Date[], attemptIds = [attempt]) => ({
    id: randomUUID(),
    attemptIds,
    kind: "visit" as const,
    minutes: 60 as const,
    bufferMinutes: 0 as const,
    place: "12 Main Street",
    host: "Dana",
    times,
  });
  const tokenOf = async (id: string, nth = 0) =>
    (await readResponseExtras(owner, id)).bookings[nth]?.path.split("/").at(-1) ?? "";
  async function offer(times: Date[], attemptIds = [attempt]) {
    await offerTimes(owner, wish(times, attemptIds));
    return tokenOf(attemptIds[0] ?? "");
  }
  const open = (token: string) => openBooking(db.service(), token);
  const pick = async (token: string) =>
    pickTime(db.service(), token, (await open(token))?.times[0]?.id ?? randomUUID());
  const reject = async (id: string) =>
    ok(await owner.rpc("decide", { p_attempt: id, p_status: "Rejected" }));
  const states = async () =>
    (await db.sql("select state from public.bookings order by created_at, id")).map(
      ({ state }) => state,
    );
  const toldOff = () =>
    db.sql("select 1 from public.jobs where kind = 'mail_booking' and mail = 'called_off'");

  it("a rejection, of which whoever had a time is told", async () => {
    const second = await begin();
    const token = await offer([days(2), days(3)], [attempt, second]);
    const others = await tokenOf(second);
    expect(await pick(token)).toBe("booked");
    await reject(attempt);
    expect(await open(token)).toMatchObject({ state: "called_off", times: [] });
    expect(await toldOff()).toHaveLength(1);
    expect((await open(others))?.times).toHaveLength(2);
    const [time] = (await open(others))?.times ?? [];
    await reject(second);
    expect(await pickTime(db.service(), others, time?.id ?? "")).toBe("ended");
    expect(await toldOff()).toHaveLength(1);
  });

  it("a rejection, which also keeps other times from being offered until the status is another", async () => {
    const second = await begin();
    const token = await offer([days(2)]);
    await pick(token);
    await reject(attempt);
    for (const whom of [[attempt], [second, attempt]])
      await expect(offerTimes(owner, wish([days(3)], whom))).rejects.toMatchObject({
        code: "conflict",
        message: REJECTED,
      });
    ok(await owner.rpc("decide", { p_attempt: attempt, p_status: "Pending", p_from: "Rejected" }));
    expect(await open(token)).toMatchObject({ state: "called_off" });
    expect(await pick(token)).toBe("ended");
    expect(await pick(await offer([days(3)]))).toBe("booked");
  });

  it.each([
    ["its owner", "employer", 1],
    ["the candidate, who knows", "candidate", 0],
  ] as const)("a deletion by %s", async (_, by, told) => {
    const second = await begin();
    const token = await offer([days(2)], [attempt, second]);
    await pick(token);
    await requestErasure(db.service(), attempt, by);
    expect((await open(await tokenOf(second)))?.times).toHaveLength(1);
    expect(await toldOff()).toHaveLength(told);
  });

  it("no rejection once its time has come", async () => {
    await pick(await offer([days(2)]));
    await db.sql("update public.offered_times set starts_at = now() - interval '1 hour'");
    await reject(attempt);
    expect(await states()).toEqual(["booked"]);
    expect(await toldOff()).toEqual([]);
  });

  it("another offer, before a time of the first comes free again", async () => {
    const second = await begin();
    const first = await offer([days(2)], [attempt, second]);
    const others = await tokenOf(second);
    const time = (await open(first))?.times[0]?.id ?? "";
    expect(await pick(others)).toBe("booked");
    expect(await pick(await offer([days(3)]))).toBe("booked");
    const seen = (await open(others))?.starts ?? null;
    expect(await declineTimes(db.service(), others, seen)).toBe(true);
    expect(await pickTime(db.service(), first, time)).toBe("ended");
  });

  it("another offer, of which an older link says only that it has no times", async () => {
    const second = await begin();
    const older = await offer([days(2)], [attempt, second]);
    expect(await pick(await tokenOf(second))).toBe("booked");
    expect(await pick(await offer([days(3)]))).toBe("booked");
    expect(await open(older)).toMatchObject({ state: "offered", times: [], starts: null });
  });

  it("no press of the company once its time has come", async () => {
    await pick(await offer([days(2)]));
    const id = (await readResponseExtras(owner, attempt)).bookings[0]?.id ?? "";
    await db.sql("update public.offered_times set starts_at = now() - interval '1 minute'");
    expect(await callOff(owner, attempt, id)).toBe(false);
    expect(await states()).toEqual(["booked"]);
    expect(await toldOff()).toEqual([]);
  });

  it.each([
    ["place", { place: "14 Main Street" }],
    ["minutes", { minutes: 30 as const }],
    ["times", { times: [days(3)] }],
  ])("nothing that only looks like a second try: another %s", async (_, changed) => {
    const asked = wish([days(2)]);
    expect(await offerTimes(owner, asked)).toBe(true);
    expect(await offerTimes(owner, asked)).toBe(true);
    await expect(offerTimes(owner, { ...asked, ...changed })).rejects.toMatchObject({
      code: "conflict",
    });
  });

  it("a no-show, who may be called again until the mark is taken away", async () => {
    await pick(await offer([days(2)]));
    await db.sql("update public.offered_times set starts_at = now() - interval '1 hour'");
    const id = (await readResponseExtras(owner, attempt)).bookings[0]?.id ?? "";
    const holds = async () =>
      (await readResponseExtras(owner, attempt)).log.entries
        .filter((entry) => entry.taken_back_at === null)
        .map(({ outcome }) => outcome);
    for (const _ of ["pressed", "pressed twice"])
      expect(await markNoShow(owner, attempt, id, true)).toBe(true);
    expect(await holds()).toEqual(["no_show", "booked"]);
    for (const _ of ["pressed", "pressed twice"])
      expect(await markNoShow(owner, attempt, id, false)).toBe(true);
    expect(await holds()).toEqual(["booked"]);
  });

  it("a no-show, until its entry in the log is taken back", async () => {
    await pick(await offer([days(2)]));
    await db.sql("update public.offered_times set starts_at = now() - interval '1 hour'");
    const id = (await readResponseExtras(owner, attempt)).bookings[0]?.id ?? "";
    expect(await markNoShow(owner, attempt, id, true)).toBe(true);
    const [entry] = (await readResponseExtras(owner, attempt)).log.entries;
    expect(await takeBackContact(owner, attempt, entry?.id ?? "")).toBe(true);
    expect((await readResponseExtras(owner, attempt)).bookings[0]?.state).toBe("booked");
  });

  it("and its link, a month after the time", async () => {
    const token = await offer([days(2)]);
    await pick(token);
    const [booking] = (await readResponseExtras(owner, attempt)).bookings;
    const starts = (when: string) =>
      db.sql(`update public.offered_times set starts_at = now() ${when}`);
    await starts("- interval '29 days'");
    expect(await open(token)).not.toBeNull();
    await starts("- interval '31 days'");
    expect(await open(token)).toBeNull();
    await starts("+ interval '2 days'");
    expect(await callOff(owner, attempt, booking?.id ?? "")).toBe(true);
    await starts("- interval '31 days'");
    expect(await open(token)).toBeNull();
  });
});
