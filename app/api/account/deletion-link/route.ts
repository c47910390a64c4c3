import { deleteAccountPath } from "#lib/domain/core/routes";
import { publicEnv } from "#lib/env/public";
import { serviceDb } from "#lib/http/clients";
import { deletionToken } from "#lib/http/deletion-link";
import { countUse } from "#lib/http/rate-limit";
import { route } from "#lib/http/route";
import { employerByAuth } from "#lib/http/session";
import { mailDeletionLink } from "#lib/workflows/private/mail-deletion-link";

/** Mails the signed-in employer a link that confirms the end of their account in place of a password. */
export const POST = route({
  as: employerByAuth,
  run: async ({ actor: { userId, email } }) => {
    await countUse({ name: "deletion-link", max: 5, windowSeconds: 3600 }, userId);
    const path = deleteAccountPath(await deletionToken(userId));
    // Above row-level security: nobody may read which addresses get no mail.
    await mailDeletionLink(serviceDb(), { email, href: `${publicEnv().appUrl}${path}` });
    return {};
  },
});
