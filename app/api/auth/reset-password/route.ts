import { after } from "next/server";
import { PASSWORD_TEXTS } from "#lib/domain/account/password-forms";
import { resetPasswordSchema } from "#lib/domain/account/password-request";
import { routes } from "#lib/domain/core/routes";
import { serviceDb } from "#lib/http/clients";
import { rememberBrowser } from "#lib/http/known-browser";
import { countUse } from "#lib/http/rate-limit";
import { endRecovery, recovering } from "#lib/http/recovery";
import { route } from "#lib/http/route";
import { runDueJobs } from "#lib/jobs/runner";
import { resetPassword } from "#lib/workflows/account/reset-password";

/** Sets a new password for whoever came by the mailed link. */
export const POST = route({
  as: recovering,
  limit: { name: "reset-password", max: 10, windowSeconds: 900 },
  body: resetPasswordSchema,
  run: async ({ actor, body }) => {
    await countUse({ name: "reset-password-account", max: 10, windowSeconds: 900 }, actor.userId);
    // The service client marks the address as proved, which nobody may do for themselves.
    await resetPassword({ ...actor, service: serviceDb() }, body.password);
    // The link proved the address, too: what waited for that goes at once.
    after(() => runDueJobs());
    await endRecovery();
    // They sign in next, whatever others have used up for their account.
    await rememberBrowser(actor.email);
    return { message: PASSWORD_TEXTS.reset, next: routes.signIn };
  },
});
