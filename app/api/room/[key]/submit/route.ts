import { z } from "zod";
import { candidate } from "#lib/http/room-session";
import { route } from "#lib/http/route";
import { submitAttempt } from "#lib/workflows/submit-attempt";

/** Submits the attempt, once: every later call answers the same, with `first` false. */
export const POST = route({
  as: candidate,
  params: z.object({ key: z.string().min(1).max(64) }),
  run: ({ actor: { db, attemptId } }) => submitAttempt(db, attemptId),
});
