import { z } from "zod";
import { type Db, unwrap } from "../db.ts";
import { bookingsSchema } from "./bookings.ts";
import { logSchema } from "./contacts.ts";

const extrasSchema = z.object({
  bookings: bookingsSchema,
  waiting: z.object({ question_id: z.string().nullable(), closes: z.string() }).nullable(),
  log: logSchema,
  inside: z.boolean(),
  hold: z.object({ id: z.string(), reason: z.string() }).nullable(),
});

/** What stands on an attempt's page beside its own rows. */
export type ResponseExtras = z.output<typeof extrasSchema>;

/** What a page of several attempts shows of that. */
export const NO_EXTRAS: ResponseExtras = {
  bookings: [],
  waiting: null,
  log: { entries: [], words: [] },
  inside: false,
  hold: null,
};

/** What stands beside the rows of one attempt; nothing if this client may not see it. */
export async function readResponseExtras(db: Db, attemptId: string): Promise<ResponseExtras> {
  return extrasSchema.parse(unwrap(await db.rpc("response_page", { p_attempt: attemptId })));
}
