import { after } from "next/server";
import { identifySchema } from "#lib/domain/company/messaging";
import { assertOwnUserId } from "#lib/http/assert-own-user";
import { bestEffort } from "#lib/http/best-effort";
import { route } from "#lib/http/route";
import { employer } from "#lib/http/session";
import { tellMessaging } from "#lib/workflows/company/tell-messaging";

/** What is known of the signed-in employer for customer messaging; sent after the answer. */
export const POST = route({
  as: employer,
  perActor: { name: "customerio", max: 120, windowSeconds: 300, who: ({ userId }) => userId },
  body: identifySchema,
  run: async ({ actor, body }) => {
    assertOwnUserId(actor, body.userId);
    after(() => bestEffort("customer messaging", () => tellMessaging(body)));
    return { ok: true };
  },
});
