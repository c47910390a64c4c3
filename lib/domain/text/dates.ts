export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** Whether an instant, ISO, has passed; false if there is none. */
export function hasPassed(instant: string | null, now: Date): boolean {
  return instant !== null && Date.parse(instant) <= now.getTime();
}

/** An instant by the company's clock: 'Nov 21, 2026', with the hour if `time` is set. */
export function companyDate(instant: string, timeZone: string, time = false): string {
  return new Intl.DateTimeFormat("en-US", {
    timeZone,
    dateStyle: "medium",
    ...(time ? { timeStyle: "short" as const } : {}),
  }).format(new Date(instant));
}

/** A day with the zone that it is counted in, for what people agree to: 'Dec 11, 2026 (Pacific Time)'. */
export function dayWithZone(instant: string, timeZone: string): string {
  return `${companyDate(instant, timeZone)} (${zoneName(new Date(instant), timeZone)})`;
}

/** What people call a zone: 'Pacific Time'. */
export function zoneName(date: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longGeneric" });
  return parts.formatToParts(date).find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}

/** An hour of the clock in a zone: '2026-12-24T09:30'. Sweden writes days as ISO does. */
export function wallTime(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat("sv-SE", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  })
    .format(instant)
    .replace(" ", "T");
}

/** The day that an instant falls on in a zone: '2026-12-24'. */
export const dayIn = (timeZone: string, instant: Date) => wallTime(instant, timeZone).slice(0, 10);
