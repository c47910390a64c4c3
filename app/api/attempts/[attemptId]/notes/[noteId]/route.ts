import { z } from "zod";
import { removeNote } from "#lib/data/results/notes";
import { AppError } from "#lib/domain/core/errors";
import { attemptParams } from "#lib/http/params";
import { route } from "#lib/http/route";
import { memberTo } from "#lib/http/session";

/** Removes one of an employer's own notes. */
export const DELETE = route({
  as: memberTo("note"),
  perActor: { name: "notes", max: 120, windowSeconds: 300, who: ({ userId }) => userId },
  params: attemptParams.extend({ noteId: z.uuid() }),
  run: async ({ actor, params: { attemptId, noteId } }) => {
    if (!(await removeNote(actor.db, attemptId, noteId)))
      throw new AppError("not_found", "This note can't be found.");
    return { deleted: true };
  },
});
