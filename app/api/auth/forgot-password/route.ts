import { PASSWORD_TEXTS } from "#lib/domain/account/password-forms";
import { forgotPasswordSchema } from "#lib/domain/account/password-request";
import { publicEnv } from "#lib/env/public";
import { userDb } from "#lib/http/clients";
import { respondInConstantTime } from "#lib/http/constant-time";
import { accountOf } from "#lib/http/known-browser";
import { countUse } from "#lib/http/rate-limit";
import { route } from "#lib/http/route";
import { anyone } from "#lib/http/session";
import { requestPasswordReset } from "#lib/workflows/account/reset-password";

/** Has a reset link mailed. The same answer after the same time, whether there is such an account or not. */
export const POST = route({
  as: anyone,
  limit: { name: "forgot-password", max: 10, windowSeconds: 900 },
  body: forgotPasswordSchema,
  run: async ({ body: { email } }) => {
    await countUse(
      { name: "forgot-password-account", max: 3, windowSeconds: 900 },
      await accountOf(email),
    );
    await respondInConstantTime(
      1000,
      requestPasswordReset(await userDb(), email, publicEnv().appUrl),
    );
    return { message: PASSWORD_TEXTS.linkSent };
  },
});
