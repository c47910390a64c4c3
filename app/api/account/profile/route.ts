import {
  COMPLETE_PROFILE_TEXTS,
  completeProfileSchema,
} from "#lib/domain/account/complete-profile";
import { routes } from "#lib/domain/site/routes";
import { route } from "#lib/http/route";
import { employerElse } from "#lib/http/session";
import { completeProfile } from "#lib/workflows/account/complete-profile";

/** Complete Your Profile. The address is the account's own, whatever the form says. */
export const PUT = route({
  as: employerElse(COMPLETE_PROFILE_TEXTS.nobody),
  perActor: { name: "account-profile", max: 30, windowSeconds: 900, who: ({ userId }) => userId },
  body: completeProfileSchema,
  run: async ({ actor: { db, userId }, body }) => {
    await completeProfile(db, userId, body);
    return { next: routes.postSignup };
  },
});
