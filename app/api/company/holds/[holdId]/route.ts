import { liftHold } from "#lib/data/company/retention";
import { AppError } from "#lib/domain/core/errors";
import { holdParams } from "#lib/http/params";
import { route } from "#lib/http/route";
import { memberTo } from "#lib/http/session";

/** Lifts a legal hold of the signed-in employer's company. */
export const DELETE = route({
  as: memberTo("own"),
  perActor: { name: "holds", max: 120, windowSeconds: 3600, who: ({ userId }) => userId },
  params: holdParams,
  run: async ({ actor: { db }, params: { holdId } }) => {
    if (!(await liftHold(db, holdId)))
      throw new AppError("not_found", "We couldn't find this hold.");
    return {};
  },
});
