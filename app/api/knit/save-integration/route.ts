import { after } from "next/server";
import { saveIntegrationSchema } from "#lib/domain/integrations/connection";
import { assertOwnUserId } from "#lib/http/assert-own-user";
import { serviceDb } from "#lib/http/clients";
import { memberWithFeature } from "#lib/http/feature-gate";
import { route } from "#lib/http/route";
import { runDueJobs } from "#lib/jobs/runner";
import { saveIntegration } from "#lib/workflows/integrations/save-integration";

/** Keeps the ATS that the signed-in employer connected, once Knit confirms it. */
export const POST = route({
  as: memberWithFeature("ats", "own"),
  perActor: { name: "ats-save", max: 60, windowSeconds: 600, who: ({ userId }) => userId },
  body: saveIntegrationSchema,
  run: async ({ actor, body }) => {
    assertOwnUserId(actor, body.originOrgId);
    // Above row-level security: nobody writes the fields of their own connection.
    await saveIntegration(serviceDb(), actor.userId, body);
    after(() => runDueJobs());
    return { success: true };
  },
});
