import { z } from "zod";
import { countOpening } from "#lib/data/room/rooms";
import { serviceDb } from "#lib/http/clients";
import { ARRIVAL, interviewParams } from "#lib/http/params";
import { route } from "#lib/http/route";
import { anyone } from "#lib/http/session";

/** Counts that somebody opened an interview's link, and nothing about them. The page asks at their first press. */
export const POST = route({
  as: anyone,
  limit: { name: "room-opened", max: 300, windowSeconds: 3600 },
  params: interviewParams,
  query: z.object({ s: ARRIVAL.s }),
  // Above row-level security: a candidate has no account.
  run: async ({ params, query }) => {
    await countOpening(serviceDb(), params.key, query.s);
    return { counted: true };
  },
});
