import { completeStep } from "#lib/data/company/companies";
import { positionOf } from "#lib/domain/company/getting-started";
import { stepSchema } from "#lib/domain/company/step-request";
import { route } from "#lib/http/route";
import { employer } from "#lib/http/session";

/** Marks a step of Getting Started as done for the signed-in employer's company. */
export const PATCH = route({
  as: employer,
  limit: { name: "guide-steps", max: 120, windowSeconds: 300 },
  body: stepSchema,
  run: async ({ actor, body }) => {
    await completeStep(actor.db, positionOf(body.step));
    return body;
  },
});
