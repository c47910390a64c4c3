import { after } from "next/server";
import * as z from "zod/mini";
import { signInSchema } from "#lib/domain/account/sign-up";
import { lastSeenAt } from "#lib/domain/company/messaging";
import { MAX_NEXT } from "#lib/domain/core/routes";
import { text } from "#lib/domain/text/text";
import { bestEffort } from "#lib/http/best-effort";
import { userDb } from "#lib/http/clients";
import { failInConstantTime } from "#lib/http/constant-time";
import { countSignIn } from "#lib/http/known-browser";
import { route } from "#lib/http/route";
import { anyone } from "#lib/http/session";
import { signIn } from "#lib/workflows/account/sign-in";
import { tellMessaging } from "#lib/workflows/company/tell-messaging";

/** Signs in; the session comes as cookies, the body says where to go on. */
export const POST = route({
  as: anyone,
  // Against a flood only: tries are counted below.
  limit: { name: "sign-in-requests", max: 1000, windowSeconds: 300 },
  body: z.extend(signInSchema, { next: z.optional(text(MAX_NEXT)) }),
  run: async ({ request, body: { next, ...credentials } }) => {
    const signedIn = await countSignIn(request, credentials.email);
    const { userId, ...answer } = await failInConstantTime(
      600,
      signIn(await userDb(), credentials, next),
    );
    await signedIn();
    const traits = { last_seen_at: lastSeenAt(new Date()) };
    after(() =>
      bestEffort("customer messaging", () => tellMessaging({ userId, event: "login", traits })),
    );
    return answer;
  },
});
