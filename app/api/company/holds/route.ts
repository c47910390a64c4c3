import { setHold } from "#lib/data/company/retention";
import { holdSchema } from "#lib/domain/company/retention-request";
import { route } from "#lib/http/route";
import { memberTo } from "#lib/http/session";

/** Puts the signed-in employer's interview, or a candidate, on legal hold. */
export const POST = route({
  as: memberTo("own"),
  perActor: { name: "holds", max: 120, windowSeconds: 3600, who: ({ userId }) => userId },
  body: holdSchema,
  run: async ({ actor: { db }, body }) => {
    await setHold(db, body);
    return {};
  },
});
