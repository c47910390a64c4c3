import { addContact } from "#lib/data/results/contacts";
import { AppError } from "#lib/domain/core/errors";
import { contactSchema } from "#lib/domain/results/contact-log-request";
import { RESPONSE_MISSING } from "#lib/domain/results/results";
import { attemptParams } from "#lib/http/params";
import { route } from "#lib/http/route";
import { memberTo } from "#lib/http/session";

/** Keeps what came of a call or a text to a candidate. */
export const POST = route({
  as: memberTo("decide"),
  perActor: { name: "contacts", max: 120, windowSeconds: 300, who: ({ userId }) => userId },
  params: attemptParams,
  body: contactSchema,
  run: async ({ actor, params: { attemptId }, body }) => {
    if (!(await addContact(actor.db, attemptId, body)))
      throw new AppError("not_found", RESPONSE_MISSING);
    return { saved: true };
  },
});
