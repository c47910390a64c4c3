import { after } from "next/server";
import { signUpSchema } from "#lib/domain/account/sign-up";
import { lastSeenAt } from "#lib/domain/company/messaging";
import { publicEnv } from "#lib/env/public";
import { bestEffort } from "#lib/http/best-effort";
import { serviceDb, userDb } from "#lib/http/clients";
import { accountOf, rememberBrowser } from "#lib/http/known-browser";
import { countUse } from "#lib/http/rate-limit";
import { route } from "#lib/http/route";
import { anyone } from "#lib/http/session";
import { runDueJobs } from "#lib/jobs/runner";
import { signUp } from "#lib/workflows/account/sign-up";
import { tellMessaging } from "#lib/workflows/company/tell-messaging";

/** Opens an account and signs in; the session comes as cookies, the body says where to go on. */
export const POST = route({
  as: anyone,
  limit: { name: "sign-up", max: 100, windowSeconds: 3600 },
  body: signUpSchema,
  run: async ({ body }) => {
    const account = await accountOf(body.email);
    await countUse({ name: "sign-up-account", max: 10, windowSeconds: 3600 }, account);
    // The service client adds the job that mails the link which proves the address.
    const clients = { db: await userDb(), service: serviceDb() };
    const answer = await signUp(clients, body, publicEnv().appUrl);
    after(() => runDueJobs());
    if ("checkEmail" in answer) return answer;
    await rememberBrowser(body.email);
    const { userId, next } = answer;
    const traits = { email: body.email.trim(), last_seen_at: lastSeenAt(new Date()) };
    after(() => bestEffort("customer messaging", () => tellMessaging({ userId, traits })));
    return { next };
  },
});
