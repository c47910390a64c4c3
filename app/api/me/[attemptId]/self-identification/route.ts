import { z } from "zod";
import { saveSelfIdentification } from "#lib/data/fairness/adverse-impact";
import { RACES, SEXES } from "#lib/domain/fairness/self-identification";
import { attemptParams } from "#lib/http/params";
import { linkHolder } from "#lib/http/private-link";
import { route } from "#lib/http/route";

/** Keeps what a candidate chooses to say of themselves; two nulls take it back. Nobody reads one answer. */
export const PUT = route({
  as: linkHolder,
  perActor: {
    name: "self-identification",
    max: 60,
    windowSeconds: 3600,
    who: ({ attemptId }) => attemptId,
  },
  params: attemptParams,
  body: z.object({ sex: z.enum(SEXES).nullable(), race: z.enum(RACES).nullable() }),
  run: async ({ actor: { db, attemptId }, body }) => {
    await saveSelfIdentification(db, attemptId, body);
    return { saved: true };
  },
});
