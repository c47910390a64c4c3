import * as z from "zod/mini";
import { NO_ADDRESSES, readsAsAddress } from "../text/address.ts";
import { text, title, trimmed } from "../text/text.ts";
import { hasVisibleCharacter } from "../text/visible.ts";
import { BOOKING_KINDS, BUFFERS, LENGTHS, MAX_TIMES, OFFER_WORDS_LIMIT } from "./booking.ts";
import { choiceSchema } from "./bulk-request.ts";

/** Or nothing, in a field that was left empty. */
const WALL = /^(?:\d{4}-\d{2}-\d{2}T\d{2}:\d{2})?$/;
const NO_TIME = "Choose a day and a time";
const NO_PLACE = "Say where, or which number";

/** What an owner offers. Times are hours of the company's clock; the id comes from the page, so that a second try is the same offer. */
export const offerSchema = z
  .object({
    id: z.uuid(),
    choice: choiceSchema,
    kind: z.enum(BOOKING_KINDS),
    minutes: z.literal(LENGTHS),
    bufferMinutes: z.literal(BUFFERS),
    place: title(NO_PLACE, OFFER_WORDS_LIMIT).check(z.refine(hasVisibleCharacter, NO_PLACE)),
    host: trimmed(OFFER_WORDS_LIMIT).check(
      z.refine((words) => !readsAsAddress(words), NO_ADDRESSES),
      z.refine((words) => words === "" || hasVisibleCharacter(words), "Write a name"),
    ),
    times: z.array(text(16, NO_TIME, NO_TIME).check(z.regex(WALL, NO_TIME))).check(
      z.maxLength(MAX_TIMES),
      z.overwrite((times) => times.filter((time) => time !== "")),
    ),
    /** Whether times come from the company's weekly hours too. */
    weekly: z.boolean(),
  })
  .check(
    z.refine(({ times, weekly }) => weekly || times.length > 0, {
      message: NO_TIME,
      path: ["times"],
    }),
  );

export type OfferRequest = z.output<typeof offerSchema>;

/** The time that a candidate presses. */
export const pickSchema = z.object({ timeId: z.uuid() });

/** The booked time that somebody sees who says no; null where they see times to choose from. */
export const declineSchema = z.object({
  seen: z.nullable(text(40).check(z.iso.datetime({ offset: true }))),
});

/** Whether the person came. */
export const noShowSchema = z.object({ missed: z.boolean() });
