import { z } from "zod";
import { completeStep } from "#lib/data/company/companies";
import { MARKED_STEPS, positionOf } from "#lib/domain/company/getting-started";
import { route } from "#lib/http/route";
import { memberTo } from "#lib/http/session";

/** Marks a step of Getting Started as done for the signed-in employer's company. */
export const PATCH = route({
  as: memberTo("edit"),
  perActor: { name: "guide-steps", max: 120, windowSeconds: 300, who: ({ userId }) => userId },
  body: z.object({ step: z.enum(MARKED_STEPS) }),
  run: async ({ actor, body }) => {
    await completeStep(actor.db, positionOf(body.step));
    return body;
  },
});
