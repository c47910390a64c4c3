import { z } from "zod";
import { takeBackContact } from "#lib/data/results/contacts";
import { AppError } from "#lib/domain/core/errors";
import { attemptParams } from "#lib/http/params";
import { route } from "#lib/http/route";
import { memberTo } from "#lib/http/session";

/** Takes back what was kept of a call by mistake; the log goes on showing that it was. */
export const DELETE = route({
  as: memberTo("decide"),
  perActor: { name: "contacts", max: 120, windowSeconds: 300, who: ({ userId }) => userId },
  params: attemptParams.extend({ contactId: z.uuid() }),
  run: async ({ actor, params: { attemptId, contactId } }) => {
    if (!(await takeBackContact(actor.db, attemptId, contactId)))
      throw new AppError("not_found", "This entry can't be found.");
    return { takenBack: true };
  },
});
