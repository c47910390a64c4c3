import { companySchema, SIGNED_OUT } from "#lib/domain/company";
import { AppError } from "#lib/domain/errors";
import { serviceDb } from "#lib/http/clients";
import { route } from "#lib/http/route";
import { currentEmployer } from "#lib/http/session";
import { saveCompanyProfile } from "#lib/workflows/save-company-profile";

/** Saves the signed-in owner's company, making it the first time. */
export const PUT = route({
  as: async () => {
    const employer = await currentEmployer();
    if (!employer) throw new AppError("unauthenticated", SIGNED_OUT);
    return employer;
  },
  body: companySchema,
  // The service client makes the row and keeps the provider's key: users may write neither.
  run: ({ actor, body }) =>
    saveCompanyProfile({ db: actor.db, service: serviceDb() }, actor.userId, body),
});
