import * as z from "zod/mini";
import {
  COMPLETE_PROFILE_TEXTS,
  completeProfileSchema,
} from "#lib/domain/account/complete-profile";
import { MAX_NEXT, routes, safeNext } from "#lib/domain/core/routes";
import { text } from "#lib/domain/text/text";
import { serviceDb } from "#lib/http/clients";
import { route } from "#lib/http/route";
import { employerOrRefuse } from "#lib/http/session";
import { completeProfile } from "#lib/workflows/account/complete-profile";

/** Complete Your Profile. The address is the account's own, whatever the form says. */
export const PUT = route({
  as: employerOrRefuse(COMPLETE_PROFILE_TEXTS.nobody),
  perActor: { name: "account-profile", max: 30, windowSeconds: 900, who: ({ userId }) => userId },
  body: z.extend(completeProfileSchema, { next: z.optional(text(MAX_NEXT)) }),
  run: async ({ actor: { db, userId }, body: { next, ...profile } }) => {
    // The service client keeps what was accepted, which nobody may write for themselves.
    await completeProfile({ db, service: serviceDb() }, userId, profile);
    return { next: safeNext(next) ?? routes.postSignup };
  },
});
