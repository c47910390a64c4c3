import { chooseCompany } from "#lib/data/company/team";
import { chooseCompanySchema } from "#lib/domain/company/team-request";
import { AppError } from "#lib/domain/core/errors";
import { route } from "#lib/http/route";
import { employer } from "#lib/http/session";

/** Works in another of the signed-in person's companies from now on. */
export const PUT = route({
  as: employer,
  perActor: { name: "choose-company", max: 120, windowSeconds: 3600, who: ({ userId }) => userId },
  body: chooseCompanySchema,
  run: async ({ actor, body }) => {
    if (!(await chooseCompany(actor.db, body.companyId)))
      throw new AppError("not_found", "You no longer belong to this company.");
    return {};
  },
});
