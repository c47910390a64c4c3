import { after } from "next/server";
import { askForVerification } from "#lib/data/account/email-verifications";
import { serviceDb } from "#lib/http/clients";
import { countUse } from "#lib/http/rate-limit";
import { route } from "#lib/http/route";
import { employerByAuth } from "#lib/http/session";
import { runDueJobs } from "#lib/jobs/runner";

/** 'Send again' of the banner. */
export const POST = route({
  as: employerByAuth,
  limit: { name: "send-verification", max: 10, windowSeconds: 3600 },
  run: async ({ actor: { userId } }) => {
    await countUse({ name: "send-verification-account", max: 3, windowSeconds: 3600 }, userId);
    // Above row-level security: nobody who is signed in may add a job.
    await askForVerification(serviceDb(), userId);
    after(() => runDueJobs());
    return {};
  },
});
