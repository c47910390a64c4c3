import { saveRetention } from "#lib/data/company/retention";
import { retentionSchema } from "#lib/domain/company/retention-request";
import { route } from "#lib/http/route";
import { memberTo } from "#lib/http/session";

/** Keeps how long the signed-in employer's company keeps what candidates gave. */
export const PUT = route({
  as: memberTo("own"),
  perActor: { name: "retention", max: 60, windowSeconds: 3600, who: ({ userId }) => userId },
  body: retentionSchema,
  run: async ({ actor: { db, userId }, body }) => {
    await saveRetention(db, userId, body.retention);
    return body;
  },
});
