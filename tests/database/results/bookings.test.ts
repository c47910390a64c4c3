import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { requestErasure } from "#lib/data/account/erasure";
import { endMembership } from "#lib/data/company/team";
import {
  callOff,
  declineTimes,
  markNoShow,
  offerTimes,
  openBooking,
  pickTime,
  readUpcoming,
} from "#lib/data/results/bookings";
import { readCalls } from "#lib/data/results/calls";
import { readResponseExtras } from "#lib/data/results/response-page";
import { HOUR_MS } from "#lib/domain/text/dates";
import { ENGINE, type Person, startTestDatabase, type TestDatabase } from "../support/database.ts";
import { join } from "../support/matrix/world.ts";
import { type HiringCompany, ok, signUpHiringCompany, startAttempt } from "../support/people.ts";

const hours = (count: number) =>
  new Date(Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + count * HOUR_MS);

describe.each([ENGINE])("Times that a candidate is offered, on %s:", (engine) => {
  let db: TestDatabase;
  let company: HiringCompany;
  let owner: Person["client"];
  let stranger: HiringCompany;
  let attempt = "";

  const begin = async (of = company) => {
    const { id } = await startAttempt(db, of.interview);
    ok(await db.service().rpc("submit_attempt", { p_attempt: id }));
    return id;
  };

  beforeAll(async () => {
    db = await startTestDatabase(engine);
    company = await signUpHiringCompany(db, "Bright Cleaning");
    stranger = await signUpHiringCompany(db, "Other Crew");
    await db.sql("update public.plan_caps set cap = 1000");
    owner = company.owner.client;
  });
  beforeEach(async () => {
    await db.sql("delete from public.offers");
    await db.sql("delete from public.jobs");
    attempt = await begin();
  });
  afterAll(() => db.close());

  const wish = (times: Date[], attemptIds = [attempt], bufferMinutes: 0 | 30 = 0) => ({
    id: randomUUID(),
    attemptIds,
    kind: "visit" as const,
    minutes: 60 as const,
    bufferMinutes,
    place: "12 Main Street",
    host: "Dana",
    times,
  });
  async function offer(times: Date[], attemptIds = [attempt], buffer: 0 | 30 = 0) {
    expect(await offerTimes(owner, wish(times, attemptIds, buffer))).toBe(true);
    return tokenOf(attemptIds[0]);
  }
  async function tokenOf(id = "") {
    const [booking] = (await readResponseExtras(owner, id)).bookings;
    return booking?.path.split("/").at(-1) ?? "";
  }
  const open = async (token: string) => await openBooking(db.service(), token);
  const pick = async (token: string, nth: number) => {
    const time = (await open(token))?.times[nth]?.id ?? randomUUID();
    return pickTime(db.service(), token, time);
  };
  const jobs = async () =>
    (
      await db.sql(
        "select mail, greatest(0, floor(extract(epoch from run_at - now()) / 3600)) as in_hours from public.jobs where kind = 'mail_booking' order by sequence",
      )
    ).map(({ mail, in_hours }) => [mail, Number(in_hours)]);
  /** A no to what the link shows, or to what it showed before. */
  const sayNo = async (token: string, seen?: string | null) =>
    declineTimes(
      db.service(),
      token,
      seen === undefined ? ((await open(token))?.starts ?? null) : seen,
    );
  const passes = (count: number) =>
    db.sql(`update public.offered_times set starts_at = starts_at - interval '${count} hours'`);

  it("are shown by a link of their own, which takes none", async () => {
    const times = [hours(30), hours(50)];
    const token = await offer(times);
    expect(await jobs()).toEqual([["times_offered", 0]]);
    expect(await open(token)).toMatchObject({
      state: "offered",
      company: "Bright Cleaning",
      place: "12 Main Street",
      host: "Dana",
      minutes: 60,
      moves: 2,
      starts: null,
      timeZone: "America/New_York",
      times: times.map((time) => ({
        starts: expect.stringContaining(time.toISOString().slice(0, 16)),
      })),
    });
    expect((await open(token))?.state).toBe("offered");
    expect(await open(`${token.slice(0, -1)}${token.endsWith("0") ? "1" : "0"}`)).toBeNull();
    expect(await open("-".repeat(36))).toBeNull();
  });

  it("are taken by a press, which is kept in the contact log and told once", async () => {
    const token = await offer([hours(30), hours(50)]);
    await db.sql("delete from public.jobs");
    const time = (await open(token))?.times[1]?.id ?? "";
    expect(await pickTime(db.service(), token, time)).toBe("booked");
    expect(await pickTime(db.service(), token, time)).toBe("booked");
    expect(await jobs()).toEqual([
      ["time_booked", 0],
      ["owner_booked", 0],
      ["day_before", 26],
      ["hours_before", 26],
    ]);
    const { entries } = (await readResponseExtras(owner, attempt)).log;
    expect(entries).toMatchObject([{ outcome: "booked" }]);
    const upcoming = await readUpcoming(owner, company.interview.id);
    expect(upcoming).toMatchObject([{ attemptId: attempt, name: "Ana Flores", kind: "visit" }]);
    expect(await readUpcoming(stranger.owner.client, null)).toEqual([]);
  });

  it("are moved twice, and not in the last two hours", async () => {
    const token = await offer([hours(30), hours(50), hours(60)]);
    await pick(token, 0);
    await db.sql("delete from public.jobs");
    expect(await pick(token, 0)).toBe("booked");
    expect((await jobs()).map(([mail]) => mail)).toContain("owner_moved");
    expect(await open(token)).toMatchObject({ moves: 1, canMove: true, moved: 1 });
    expect((await open(token))?.times).toHaveLength(2);
    await passes(48);
    expect(await open(token)).toMatchObject({ canMove: true, starts: expect.anything() });
    await passes(1);
    expect(await open(token)).toMatchObject({ canMove: false });
    expect(await pick(token, 0)).toBe("kept");
    await passes(-49);
    expect(await pick(token, 0)).toBe("booked");
    expect(await pick(token, 0)).toBe("kept");
    expect((await readResponseExtras(owner, attempt)).log.entries).toHaveLength(1);
  });

  it("go to nobody else, with the buffer, and come back when somebody moves or says no", async () => {
    const second = await begin();
    const token = await offer([hours(30), hours(50)], [attempt, second]);
    const others = await tokenOf(second);
    const third = await begin();
    const buffered = await offer([hours(31), hours(32)], [third], 30);
    const time = (await open(token))?.times[0]?.id ?? "";
    expect(await pickTime(db.service(), token, time)).toBe("booked");
    expect(await pickTime(db.service(), others, time)).toBe("taken");
    expect((await open(others))?.times).toHaveLength(1);
    // One hour from 30 to 31, and half an hour free: 31 is too close, 32 is not.
    expect((await open(buffered))?.times).toHaveLength(1);
    expect(await sayNo(token)).toBe(true);
    expect(await sayNo(token)).toBe(true);
    expect((await open(others))?.times).toHaveLength(2);
    expect((await open(buffered))?.times).toHaveLength(2);
    expect((await readResponseExtras(owner, attempt)).log.entries[0]?.taken_back_at).not.toBeNull();
    expect(await pickTime(db.service(), token, time)).toBe("ended");
    expect((await jobs()).filter(([mail]) => mail === "owner_declined")).toHaveLength(1);
  });

  it("overlap what a manager offered until they leave, and nothing of one's own", async () => {
    const manager = await join(db, company, { role: "manager" });
    await pick(await offer([hours(30)]), 0);
    const second = await begin();
    const token = await offer([hours(30.5)], [second]);
    const times = async () => (await open(token))?.times.length;
    expect(await times()).toBe(0);
    await db.sql("update public.offers set made_by = $1 where id = $2", [
      manager.userId,
      String(
        (await db.sql("select offer_id from public.bookings where state = 'booked'"))[0]?.offer_id,
      ),
    ]);
    expect(await times()).toBe(1);
    await endMembership(owner, manager.userId);
    expect(await times()).toBe(0);
  });

  it("of another company's bookings are as free as before", async () => {
    const mine = await offer([hours(30)]);
    expect(await pick(mine, 0)).toBe("booked");
    const theirs = await begin(stranger);
    const client = stranger.owner.client;
    expect(await offerTimes(client, wish([hours(30)], [theirs]))).toBe(true);
    const [booking] = (await readResponseExtras(client, theirs)).bookings;
    expect(booking?.times).toHaveLength(1);
    expect((await readResponseExtras(client, attempt)).bookings).toEqual([]);
  });

  it("can't be taken in the last two hours, nor once they passed, and can be offered anew then", async () => {
    const token = await offer([hours(30)]);
    const time = (await open(token))?.times[0]?.id ?? "";
    await expect(offerTimes(owner, wish([hours(40)]))).rejects.toMatchObject({ code: "conflict" });
    await passes(29);
    expect((await open(token))?.times).toEqual([]);
    expect(await pickTime(db.service(), token, time)).toBe("taken");
    expect(await offerTimes(owner, wish([hours(40)]))).toBe(true);
  });

  it.each([
    ["past", () => [hours(-5)]],
    ["soon", () => [hours(0)]],
    ["too far", () => [hours(24 * 57)]],
    ["none", () => []],
  ])("are refused: %s", async (_, times) => {
    await expect(offerTimes(owner, wish(times()))).rejects.toMatchObject({ code: "conflict" });
  });

  it("are the same offer when it is sent twice, and nobody else's candidates'", async () => {
    const asked = wish([hours(30)]);
    expect(await offerTimes(owner, asked)).toBe(true);
    expect(await offerTimes(owner, asked)).toBe(true);
    expect((await readResponseExtras(owner, attempt)).bookings).toHaveLength(1);
    expect(await offerTimes(stranger.owner.client, wish([hours(30)]))).toBe(false);
    expect(await callOff(stranger.owner.client, attempt, asked.id)).toBe(false);
    const mixed = wish([hours(30)], [attempt, await begin(stranger)]);
    expect(await offerTimes(owner, mixed)).toBe(false);
  });

  it("are called off by their owner, and who had one is told", async () => {
    const token = await offer([hours(30)]);
    await pick(token, 0);
    const [booking] = (await readResponseExtras(owner, attempt)).bookings;
    expect(await callOff(owner, attempt, booking?.id ?? "")).toBe(true);
    expect(await callOff(owner, attempt, booking?.id ?? "")).toBe(false);
    expect(await open(token)).toMatchObject({ state: "called_off", times: [] });
    expect((await jobs()).map(([mail]) => mail)).toContain("called_off");
    expect(await readUpcoming(owner, null)).toEqual([]);
  });

  it("are not declined by a page that saw another state", async () => {
    const token = await offer([hours(30), hours(50)]);
    await pick(token, 0);
    const before = (await open(token))?.starts ?? "";
    expect(await sayNo(token, null)).toBe(false);
    expect(await pick(token, 0)).toBe("booked");
    expect(await sayNo(token, before)).toBe(false);
    expect((await open(token))?.state).toBe("booked");
    expect(await sayNo(token)).toBe(true);
  });

  it("that nobody came to are marked once they began, and the mark is taken away again", async () => {
    const token = await offer([hours(30)]);
    await pick(token, 0);
    const id = (await readResponseExtras(owner, attempt)).bookings[0]?.id ?? "";
    expect(await markNoShow(owner, attempt, id, true)).toBe(false);
    await passes(31);
    expect(await sayNo(token)).toBe(false);
    expect(await markNoShow(stranger.owner.client, attempt, id, true)).toBe(false);
    expect(await markNoShow(owner, attempt, id, true)).toBe(true);
    expect((await open(token))?.state).toBe("no_show");
    expect(await markNoShow(owner, attempt, id, false)).toBe(true);
    expect((await readResponseExtras(owner, attempt)).bookings[0]?.state).toBe("booked");
  });

  it("outlive a closed interview, and go with whoever withdraws", async () => {
    const token = await offer([hours(30)]);
    await db.sql("update public.interviews set closed_at = now() where id = $1", [
      company.interview.id,
    ]);
    expect(await pick(token, 0)).toBe("booked");
    await db.sql("update public.interviews set closed_at = null");
    await requestErasure(db.service(), attempt, "candidate");
    expect(await open(token)).toBeNull();
    expect(await pick(token, 0)).toBe("ended");
    expect(await sayNo(token)).toBe(false);
    ok(await db.service().from("bookings").select("id").single());
    await db.service().rpc("erase_attempt", { p_attempt: attempt });
    expect(await db.sql("select 1 from public.offers")).toEqual([]);
    expect(await db.sql("select 1 from public.offered_times")).toEqual([]);
    expect(await jobs()).toEqual([]);
  });

  it("are said of whom to call until one is picked", async () => {
    const found = async () => {
      const { unrated, rated, booked } = await readCalls(owner, 50, company.interview.id);
      const call = [...unrated, ...rated].find(({ id }) => id === attempt);
      return [call?.offered, booked.map(({ attemptId }) => attemptId)];
    };
    await db.sql("update public.interview_attempts set evaluation_state = 'done'");
    const token = await offer([hours(30)]);
    expect(await found()).toEqual([true, []]);
    await pick(token, 0);
    expect(await found()).toEqual([undefined, [attempt]]);
  });
});
