import { DAY_MS } from "../text/dates.ts";
import { hasLetter } from "../text/letters.ts";

/** The longest answer to where people agreed to be texted. */
export const AGREEMENT_LIMIT = 200;

/** Where and when the people of a list agreed to get texts from the company, in its owner's words; a day as YYYY-MM-DD. */
export type TextAgreement = { where: string; on: string };

const FIRST_DAY = "2000-01-01";
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A parser takes the 30th of February for the 2nd of March. */
function isOnCalendar(day: string): boolean {
  const time = Date.parse(day);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

/** What is wrong with a statement, by field. The day may be today's wherever on earth that is. */
export function agreementFaults(
  { where, on }: TextAgreement,
  now: Date,
): Partial<Record<keyof TextAgreement, string>> {
  const last = new Date(now.getTime() + DAY_MS).toISOString().slice(0, 10);
  const isDay = on.length === 10 && DAY.test(on) && isOnCalendar(on);
  const faults: Partial<Record<keyof TextAgreement, string>> = {};
  if (!hasLetter(where)) faults.where = "Say where they agreed.";
  else if (where.length > AGREEMENT_LIMIT)
    faults.where = `Please use at most ${AGREEMENT_LIMIT} characters.`;
  if (!isDay || on < FIRST_DAY || on > last)
    faults.on = "Choose the day on which they agreed. It can't be in the future.";
  return faults;
}
