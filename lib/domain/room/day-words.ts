import { upperFirst } from "../text/words.ts";
import type { Day, DayPart } from "./availability.ts";

/** The parts of a day as employers read them, with their hours; the room has its own texts in each language. */
export const DAY_PART_WORDS = {
  morning: { name: "Morning", hours: "6 am to noon" },
  afternoon: { name: "Afternoon", hours: "noon to 6 pm" },
  evening: { name: "Evening", hours: "6 pm to midnight" },
  night: { name: "Night", hours: "midnight to 6 am" },
} as const satisfies Record<DayPart, { name: string; hours: string }>;

/** 'Monday'. */
export function dayName(day: Day): string {
  return upperFirst(day);
}
