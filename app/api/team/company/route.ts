import { chooseCompany } from "#lib/data/company/team";
import { chooseCompanySchema } from "#lib/domain/company/team-request";
import { AppError } from "#lib/domain/core/errors";
import { serviceDb } from "#lib/http/clients";
import { route } from "#lib/http/route";
import { employer } from "#lib/http/session";
import { startOwnCompany } from "#lib/workflows/company/start-own-company";

/** Works in another of the signed-in person's companies from now on, or in one of their own that begins. */
export const PUT = route({
  as: employer,
  perActor: { name: "choose-company", max: 120, windowSeconds: 3600, who: ({ userId }) => userId },
  body: chooseCompanySchema,
  run: async ({ actor, body: { companyId } }) => {
    if (companyId === null) {
      // Above row-level security: no user may make a company's row.
      await startOwnCompany({ db: actor.db, service: serviceDb() }, actor.userId);
    } else if (!(await chooseCompany(actor.db, companyId)))
      throw new AppError("not_found", "You no longer belong to this company.");
    return {};
  },
});
