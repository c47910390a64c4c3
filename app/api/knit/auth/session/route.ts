import { readCompany } from "#lib/data/company/companies";
import { sessionRequestSchema } from "#lib/domain/integrations/connection";
import { AppError } from "#lib/domain/site/errors";
import { employerWith } from "#lib/http/employer-with";
import { mustBeOwn } from "#lib/http/own-user-id";
import { route } from "#lib/http/route";
import { openAtsSession } from "#lib/workflows/integrations/open-session";

/** A token for the window that connects an ATS, for the signed-in employer's own company. */
export const POST = route({
  as: employerWith("ats"),
  perActor: { name: "ats-session", max: 60, windowSeconds: 600, who: ({ userId }) => userId },
  body: sessionRequestSchema,
  run: async ({ actor, body }) => {
    mustBeOwn(actor, body.originOrgId);
    const company = await readCompany(actor.db, actor.userId);
    if (company === null) throw new AppError("not_found", "Please complete your company profile.");
    return openAtsSession(actor, company);
  },
});
