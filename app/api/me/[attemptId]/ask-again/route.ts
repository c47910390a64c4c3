import { z } from "zod";
import { saveAskAgain } from "#lib/data/private/private-page";
import { attemptParams } from "#lib/http/params";
import { linkHolder } from "#lib/http/private-link";
import { route } from "#lib/http/route";

/** Keeps whether the company may ask a candidate about other jobs, or takes it back. */
export const PUT = route({
  as: linkHolder,
  perActor: { name: "ask-again", max: 60, windowSeconds: 3600, who: ({ attemptId }) => attemptId },
  params: attemptParams,
  body: z.object({ yes: z.boolean() }),
  run: async ({ actor, body }) => {
    await saveAskAgain(actor.db, actor, body.yes);
    return { saved: true };
  },
});
