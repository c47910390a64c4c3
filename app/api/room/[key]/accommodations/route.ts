import { z } from "zod";
import { readRequests, requestAccommodations } from "#lib/data/room/requests";
import { ACCOMMODATION_KINDS, NOTE_LIMIT } from "#lib/domain/room/accommodations";
import { words } from "#lib/domain/text/text";
import { interviewParams } from "#lib/http/params";
import { byAttempt, candidate } from "#lib/http/room-session";
import { route } from "#lib/http/route";

/** Keeps what a candidate needs, all of it at once; an empty list takes it back. Answers what holds from now on. */
export const POST = route({
  as: candidate,
  perActor: { name: "room-accommodations", max: 120, windowSeconds: 3600, who: byAttempt },
  params: interviewParams,
  body: z.object({
    kinds: z.array(z.enum(ACCOMMODATION_KINDS)).max(4),
    note: z._default(words(NOTE_LIMIT), ""),
  }),
  run: async ({ actor: { db, attemptId }, body }) => {
    // In their own order, each once.
    const kinds = ACCOMMODATION_KINDS.filter((kind) => body.kinds.includes(kind));
    await requestAccommodations(db, attemptId, { kinds, note: body.note });
    const { accommodation } = await readRequests(db, attemptId);
    return { accommodation };
  },
});
