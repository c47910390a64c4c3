import { signUpSchema } from "#lib/domain/sign-up";
import { publicEnv } from "#lib/env/public";
import { userDb } from "#lib/http/clients";
import { route } from "#lib/http/route";
import { anyone } from "#lib/http/session";
import { signUp } from "#lib/workflows/sign-up";

/** Opens an account and signs in; the session comes as cookies, the body says where to go on. */
export const POST = route({
  as: anyone,
  limit: { name: "sign-up", max: 20, windowSeconds: 3600 },
  body: signUpSchema,
  run: async ({ body }) => signUp(await userDb(), body, publicEnv().appUrl),
});
