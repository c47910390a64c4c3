import { countOpening } from "#lib/data/room/rooms";
import { serviceDb } from "#lib/http/clients";
import { interviewParams } from "#lib/http/params";
import { route } from "#lib/http/route";
import { anyone } from "#lib/http/session";

/** Counts that somebody opened an interview's link, and nothing about them. The page asks at their first press. */
export const POST = route({
  as: anyone,
  limit: { name: "room-opened", max: 300, windowSeconds: 3600 },
  params: interviewParams,
  // Above row-level security: a candidate has no account.
  run: async ({ params }) => {
    await countOpening(serviceDb(), params.key);
    return { counted: true };
  },
});
