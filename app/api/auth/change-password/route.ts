import { PASSWORD_TEXTS } from "#lib/domain/account/password-forms";
import { changePasswordSchema } from "#lib/domain/account/password-request";
import { anonymousDb } from "#lib/http/clients";
import { countUse } from "#lib/http/rate-limit";
import { route } from "#lib/http/route";
import { employerByAuth } from "#lib/http/session";
import { changePassword } from "#lib/workflows/account/change-password";

/** Changes the password of the signed-in employer and signs their other browsers out. */
export const POST = route({
  as: employerByAuth,
  limit: { name: "change-password", max: 20, windowSeconds: 900 },
  body: changePasswordSchema,
  run: async ({ actor, body }) => {
    await countUse({ name: "change-password-account", max: 8, windowSeconds: 900 }, actor.userId);
    await changePassword({ ...actor, nobody: anonymousDb() }, body);
    return { message: PASSWORD_TEXTS.changed };
  },
});
