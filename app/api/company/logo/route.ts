import { LOGO_MAX_BYTES, LOGO_TOO_LARGE } from "#lib/domain/company/logo";
import { readBytes } from "#lib/http/body";
import { serviceDb } from "#lib/http/clients";
import { countUse } from "#lib/http/rate-limit";
import { route } from "#lib/http/route";
import { memberTo } from "#lib/http/session";
import { uploadLogo } from "#lib/workflows/company/upload-logo";

/** Takes a picture's bytes; the answer names the stored logo, for the form to save. */
export const POST = route({
  as: memberTo("own"),
  limit: { name: "logo", max: 60, windowSeconds: 600 },
  run: async ({ actor, request }) => {
    await countUse({ name: "logo-owner", max: 20, windowSeconds: 600 }, actor.userId);
    const bytes = await readBytes(request, LOGO_MAX_BYTES - 1, LOGO_TOO_LARGE);
    // The service client writes the file: users may write none.
    return uploadLogo({ db: actor.db, service: serviceDb() }, actor.userId, bytes, Date.now());
  },
});
