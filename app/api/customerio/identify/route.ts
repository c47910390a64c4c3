import { after } from "next/server";
import { identifySchema } from "#lib/domain/company/messaging";
import { mustBeOwn } from "#lib/http/own-user-id";
import { route } from "#lib/http/route";
import { employer } from "#lib/http/session";
import { unnoticed } from "#lib/http/unnoticed";
import { tellMessaging } from "#lib/workflows/company/tell-messaging";

/** What is known of the signed-in employer for customer messaging; sent after the answer. */
export const POST = route({
  as: employer,
  limit: { name: "customerio", max: 120, windowSeconds: 300 },
  body: identifySchema,
  run: async ({ actor, body }) => {
    mustBeOwn(actor, body.userId);
    after(() => unnoticed("customer messaging", () => tellMessaging(body)));
    return { ok: true };
  },
});
