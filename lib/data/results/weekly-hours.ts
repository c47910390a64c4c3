import type { WeeklyHours } from "#lib/domain/results/weekly-hours";
import { hoursSchema } from "#lib/domain/results/weekly-hours-request";
import { DAYS } from "#lib/domain/room/availability";
import { type Db, unwrap } from "../db.ts";

type Row = {
  weekly_days: string | null;
  weekly_from: string | null;
  weekly_to: string | null;
  weekly_minutes: number | null;
  weekly_buffer: number | null;
  weekly_weeks: number | null;
};

/** The stored hours; null if there are none. */
export function toWeeklyHours(row: Row): WeeklyHours | null {
  const read = hoursSchema.safeParse({
    days: DAYS.filter((_, at) => row.weekly_days?.[at] === "1"),
    from: row.weekly_from?.slice(0, 5),
    to: row.weekly_to?.slice(0, 5),
    minutes: row.weekly_minutes,
    bufferMinutes: row.weekly_buffer,
    weeks: row.weekly_weeks,
  });
  return read.success ? read.data : null;
}

/** Keeps the hours of the company that an account owns; null turns them off. */
export async function saveWeeklyHours(
  db: Db,
  ownerId: string,
  hours: WeeklyHours | null,
): Promise<void> {
  unwrap(
    await db
      .from("company_profiles")
      .update({
        weekly_days: hours && DAYS.map((day) => (hours.days.includes(day) ? "1" : "0")).join(""),
        weekly_from: hours?.from ?? null,
        weekly_to: hours?.to ?? null,
        weekly_minutes: hours?.minutes ?? null,
        weekly_buffer: hours?.bufferMinutes ?? null,
        weekly_weeks: hours?.weeks ?? null,
      })
      .eq("created_by_user_id", ownerId),
  );
}
