import { after } from "next/server";
import { signUpSchema } from "#lib/domain/sign-up";
import { publicEnv } from "#lib/env/public";
import { serviceDb, userDb } from "#lib/http/clients";
import { route } from "#lib/http/route";
import { anyone } from "#lib/http/session";
import { runDueJobs } from "#lib/jobs/runner";
import { signUp } from "#lib/workflows/sign-up";

/** Opens an account and signs in; the session comes as cookies, the body says where to go on. */
export const POST = route({
  as: anyone,
  limit: { name: "sign-up", max: 20, windowSeconds: 3600 },
  body: signUpSchema,
  run: async ({ body }) => {
    // The service client adds the job that mails the link which proves the address.
    const clients = { db: await userDb(), service: serviceDb() };
    const answer = await signUp(clients, body, publicEnv().appUrl);
    after(() => runDueJobs());
    return answer;
  },
});
