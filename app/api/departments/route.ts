import { departmentSchema } from "#lib/domain/company/company";
import { serviceDb } from "#lib/http/clients";
import { route } from "#lib/http/route";
import { memberTo } from "#lib/http/session";
import { saveDepartment } from "#lib/workflows/company/save-department";

/** Makes the company's department at the interview provider; the answer has its `key`. */
export const POST = route({
  as: memberTo("own"),
  perActor: { name: "departments", max: 30, windowSeconds: 300, who: ({ userId }) => userId },
  body: departmentSchema,
  // The service client keeps the provider's key: no user may write it.
  run: ({ actor, body }) =>
    saveDepartment({ db: actor.db, service: serviceDb() }, actor.userId, body),
});
