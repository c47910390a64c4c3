import { addNote } from "#lib/data/results/notes";
import { AppError } from "#lib/domain/core/errors";
import { noteRequestSchema } from "#lib/domain/results/notes";
import { RESPONSE_MISSING } from "#lib/domain/results/results";
import { attemptParams } from "#lib/http/params";
import { route } from "#lib/http/route";
import { memberTo } from "#lib/http/session";

/** Keeps an employer's own note about a candidate. */
export const POST = route({
  as: memberTo("note"),
  perActor: { name: "notes", max: 120, windowSeconds: 300, who: ({ userId }) => userId },
  params: attemptParams,
  body: noteRequestSchema,
  run: async ({ actor, params: { attemptId }, body }) => {
    if (!(await addNote(actor.db, attemptId, body)))
      throw new AppError("not_found", RESPONSE_MISSING);
    return { saved: true };
  },
});
