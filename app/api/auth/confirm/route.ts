import { after } from "next/server";
import { z } from "zod";
import { routes } from "#lib/domain/core/routes";
import { identifier } from "#lib/domain/text/text";
import { serviceDb, userDb } from "#lib/http/clients";
import { allowRecovery } from "#lib/http/recovery";
import { route } from "#lib/http/route";
import { anyone } from "#lib/http/session";
import { runDueJobs } from "#lib/jobs/runner";
import { openMailedLink } from "#lib/workflows/room/open-mailed-link";

/** Opens a mailed link. A POST, so that programs which only look at a mail's links don't use them up. */
export const POST = route({
  as: anyone,
  limit: { name: "mailed-link", max: 20, windowSeconds: 900 },
  body: z.object({ tokenHash: identifier(500), type: z.enum(["recovery", "signup"]) }),
  run: async ({ body }) => {
    const { userId, recovering } = await openMailedLink(
      // The service client marks an address as proved, which nobody may do for themselves.
      { db: await userDb(), service: serviceDb() },
      body,
    );
    // What waited for the address to be proved goes at once.
    after(() => runDueJobs());
    if (recovering) await allowRecovery(userId);
    return { next: recovering ? routes.resetPassword : routes.dashboard };
  },
});
