import { z } from "zod";
import { departmentSchema } from "#lib/domain/company/company";
import { text } from "#lib/domain/text/text";
import { serviceDb } from "#lib/http/clients";
import { route } from "#lib/http/route";
import { memberTo } from "#lib/http/session";
import { saveDepartment } from "#lib/workflows/company/save-department";

/** Changes the company's department at the interview provider. */
export const PATCH = route({
  as: memberTo("own"),
  perActor: { name: "departments", max: 30, windowSeconds: 300, who: ({ userId }) => userId },
  params: z.object({ key: text(64) }),
  body: departmentSchema,
  // The service client keeps the provider's key: no user may write it.
  run: ({ actor, params, body }) =>
    saveDepartment({ db: actor.db, service: serviceDb() }, actor.userId, body, params.key),
});
