import { z } from "zod";
import { takeBackJoin } from "#lib/data/company/team";
import { AppError } from "#lib/domain/core/errors";
import { route } from "#lib/http/route";
import { memberTo } from "#lib/http/session";

/** Takes an invitation to join back. */
export const DELETE = route({
  as: memberTo("own"),
  perActor: { name: "team", max: 120, windowSeconds: 3600, who: ({ userId }) => userId },
  params: z.object({ invitationId: z.uuid() }),
  run: async ({ actor, params }) => {
    if (!(await takeBackJoin(actor.db, params.invitationId)))
      throw new AppError("not_found", "This invitation was already used or taken back.");
    return {};
  },
});
