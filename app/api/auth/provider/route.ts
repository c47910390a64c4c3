import { z } from "zod";
import { OAUTH_TEXTS, SIGN_IN_PROVIDERS } from "#lib/domain/account/after-sign-in";
import { AppError } from "#lib/domain/core/errors";
import { publicEnv } from "#lib/env/public";
import { userDb } from "#lib/http/clients";
import { route } from "#lib/http/route";
import { anyone } from "#lib/http/session";
import { startSocialSignIn } from "#lib/workflows/account/start-social-sign-in";

/** Begins a social sign-in: the answer is where the browser goes. */
export const POST = route({
  as: anyone,
  limit: { name: "provider", max: 30, windowSeconds: 300 },
  body: z.object({
    provider: z.enum(SIGN_IN_PROVIDERS),
    flow: z.enum(["oauth", "processing"]),
  }),
  run: async ({ body }) => {
    const { appUrl, signInProviders } = publicEnv();
    if (!signInProviders.includes(body.provider))
      throw new AppError("invalid_input", OAUTH_TEXTS.failed);
    return startSocialSignIn(await userDb(), body, appUrl);
  },
});
