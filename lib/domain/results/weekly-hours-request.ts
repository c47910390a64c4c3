import * as z from "zod/mini";
import { DAYS } from "../room/availability.ts";
import { text } from "../text/text.ts";
import { BUFFERS, LENGTHS } from "./booking.ts";
import { MAX_WEEKS, startsOf } from "./weekly-hours.ts";

const NO_HOUR = "Choose an hour";
const hour = text(5, NO_HOUR, NO_HOUR).check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, NO_HOUR));

/** The hours of a week from which times are offered. */
export const hoursSchema = z
  .object({
    days: z.array(z.enum(DAYS)).check(
      z.maxLength(DAYS.length, { error: "Choose each day once", abort: true }),
      z.overwrite((days) => DAYS.filter((day) => days.includes(day))),
      z.minLength(1, "Choose a day"),
    ),
    from: hour,
    to: hour,
    minutes: z.literal(LENGTHS),
    bufferMinutes: z.literal(BUFFERS),
    weeks: z.int().check(z.minimum(1), z.maximum(MAX_WEEKS)),
  })
  .check(
    z.refine((hours) => startsOf(hours, hours).length > 0, {
      message: "One meeting has to fit between these hours",
      path: ["to"],
    }),
  );

/** Null turns them off. */
export const weeklyHoursSchema = z.object({ hours: z.nullable(hoursSchema) });
