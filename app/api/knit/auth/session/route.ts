import { readCompany } from "#lib/data/company/companies";
import { AppError } from "#lib/domain/core/errors";
import { sessionRequestSchema } from "#lib/domain/integrations/connection";
import { assertOwnUserId } from "#lib/http/assert-own-user";
import { memberWithFeature } from "#lib/http/feature-gate";
import { route } from "#lib/http/route";
import { openAtsSession } from "#lib/workflows/integrations/open-session";

/** A token for the window that connects an ATS, for the signed-in employer's own company. */
export const POST = route({
  as: memberWithFeature("ats", "own"),
  perActor: { name: "ats-session", max: 60, windowSeconds: 600, who: ({ userId }) => userId },
  body: sessionRequestSchema,
  run: async ({ actor, body }) => {
    assertOwnUserId(actor, body.originOrgId);
    const company = await readCompany(actor.db, actor.userId);
    if (company === null) throw new AppError("not_found", "Please complete your company profile.");
    return openAtsSession(actor, company);
  },
});
