import { z } from "zod";
import { LANGUAGES } from "../text/languages.ts";
import { BOOKING_KINDS } from "./booking.ts";

/** Somebody whom a deleted company expected, with all that their mail says: no row of it is left to read. */
export const expectedSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  language: z.enum(LANGUAGES.map(({ code }) => code)),
  company: z.string(),
  job: z.string(),
  kind: z.enum(BOOKING_KINDS),
  minutes: z.int(),
  place: z.string(),
  host: z.string(),
  timeZone: z.string(),
  starts: z.string(),
  moves: z.int(),
});

export type Expected = z.output<typeof expectedSchema>;
