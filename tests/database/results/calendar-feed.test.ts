import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import {
  offerTimes,
  openBooking,
  pickTime,
  readCalendar,
  readCalendarToken,
  readUpcoming,
  renewCalendar,
} from "#lib/data/results/bookings";
import { readResponseExtras } from "#lib/data/results/response-page";
import type { BookingKind } from "#lib/domain/results/booking";
import { DAY_MS } from "#lib/domain/text/dates";
import { ENGINE, type Person, startTestDatabase, type TestDatabase } from "../support/database.ts";
import { type HiringCompany, ok, signUpHiringCompany } from "../support/people.ts";

describe.each([ENGINE])("A company's calendar, on %s:", (engine) => {
  let db: TestDatabase;
  let company: HiringCompany;
  let owner: Person["client"];

  beforeAll(async () => {
    db = await startTestDatabase(engine);
    company = await signUpHiringCompany(db, "Bright Cleaning");
    owner = company.owner.client;
    ok(await db.service().rpc("submit_attempt", { p_attempt: company.attempt.id }));
  });
  beforeEach(() => db.sql("delete from public.offers"));
  afterAll(() => db.close());

  /** Ana is booked two days ahead. @returns the token of her link */
  async function book(kind: BookingKind = "visit", place = "12 Main Street") {
    const { id } = company.attempt;
    await offerTimes(owner, {
      id: randomUUID(),
      attemptIds: [id],
      kind,
      minutes: 60,
      bufferMinutes: 0,
      place,
      host: "",
      times: [new Date(Date.now() + 2 * DAY_MS)],
    });
    const token = (await readResponseExtras(owner, id)).bookings[0]?.path.split("/").at(-1) ?? "";
    const [time] = (await openBooking(db.service(), token))?.times ?? [];
    expect(await pickTime(db.service(), token, time?.id ?? "")).toBe("booked");
    return token;
  }
  const show = async () => readCalendar(db.service(), await renewCalendar(owner));

  it("shows who comes, until its address is another", async () => {
    const token = await book();
    const calendar = await renewCalendar(owner);
    expect(await readCalendarToken(owner)).toBe(calendar);
    expect(await readCalendar(db.service(), calendar)).toMatchObject({
      company: "Bright Cleaning",
      bookings: [{ name: "Ana F.", kind: "visit", place: "12 Main Street", minutes: 60 }],
    });
    const renewed = await renewCalendar(owner);
    expect(await readCalendar(db.service(), calendar)).toBeNull();
    expect(await readCalendar(db.service(), renewed)).not.toBeNull();
    expect(await readCalendar(db.service(), token)).toBeNull();
    expect(await openBooking(db.service(), renewed)).toBeNull();
    const stranger = await db.signUp();
    expect(await readCalendarToken(stranger.client)).toBeNull();
  });

  it("tells whoever has its address neither a number nor a whole name, in whatever language", async () => {
    await book("call", "(813) 555-0123");
    await db.sql("update public.interview_attempts set language = 'zh'");
    const calendar = await show();
    expect(calendar?.bookings).toMatchObject([{ name: "Ana F.", kind: "call", place: "" }]);
  });

  it("shows those who come before those who came, where there are too many", async () => {
    await book();
    // One time a few hours apart each: two hundred of the last weeks.
    await db.sql(`with many as (
        insert into public.offered_times (offer_id, starts_at)
        select o.id, now() - nth * interval '3 hours' from public.offers o, generate_series(1, 200) nth returning id, offer_id
      ), offers as (
        insert into public.offers select (jsonb_populate_record(o, jsonb_build_object('id', m.id))).*
        from many m join public.offers o on o.id = m.offer_id
      ) select 1`);
    await db.sql(
      `insert into public.bookings (offer_id, interview_attempt_id, state, time_id)
      select o.id, $1, 'booked', t.id from public.offers o join public.offered_times t on t.id = o.id`,
      [company.attempt.id],
    );
    const ahead = ({ starts }: { starts: string }) => Date.parse(starts) > Date.now();
    const bookings = (await show())?.bookings ?? [];
    expect(bookings).toHaveLength(200);
    expect(bookings.filter(ahead)).toHaveLength(1);
    expect(bookings.at(-1)).toEqual(bookings.find(ahead));
    expect((await readUpcoming(owner, null)).filter(ahead)).toHaveLength(1);
  });
});
