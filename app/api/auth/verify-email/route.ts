import { after } from "next/server";
import { z } from "zod";
import { identifier } from "#lib/domain/text/text";
import { serviceDb } from "#lib/http/clients";
import { route } from "#lib/http/route";
import { employerByAuth } from "#lib/http/session";
import { runDueJobs } from "#lib/jobs/runner";
import { verifyAddress } from "#lib/workflows/account/verify-address";

/** Proves the signed-in owner's address by the link that was mailed there. */
export const POST = route({
  as: employerByAuth,
  perActor: { name: "verify-email", max: 20, windowSeconds: 900, who: ({ userId }) => userId },
  body: z.object({ token: identifier(200) }),
  run: async ({ actor: { userId }, body: { token } }) => {
    // Above row-level security: nobody may mark their own address as proved.
    await verifyAddress(serviceDb(), { userId, token, now: new Date() });
    // What waited for this goes at once; the schedule would send it too.
    after(() => runDueJobs());
    return {};
  },
});
