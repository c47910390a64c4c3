import { after } from "next/server";
import { DELETION_LINK_SPENT } from "#lib/domain/account/account-deletion";
import { accountDeletionSchema } from "#lib/domain/account/deletion-request";
import { AppError } from "#lib/domain/core/errors";
import { anonymousDb, serviceDb } from "#lib/http/clients";
import { confirmsDeletion } from "#lib/http/deletion-link";
import { countUse } from "#lib/http/rate-limit";
import { route } from "#lib/http/route";
import { employerByAuth } from "#lib/http/session";
import { runDueJobs } from "#lib/jobs/runner";
import { deleteAccount } from "#lib/workflows/account/delete-account";

/** Deletes the signed-in employer's account with everything in it; the password or a mailed link confirms. */
export const POST = route({
  as: employerByAuth,
  body: accountDeletionSchema,
  run: async ({ actor, body }) => {
    await countUse({ name: "delete-account", max: 8, windowSeconds: 900 }, actor.userId);
    const { token, password = "" } = body;
    if (token && !(await confirmsDeletion(token, actor.userId))) {
      throw new AppError("gone", DELETION_LINK_SPENT);
    }
    // The service client deletes: no user may delete a sign-in.
    const clients = { db: actor.db, nobody: anonymousDb(), service: serviceDb() };
    const gone = await deleteAccount(clients, actor, token ? null : password);
    after(() => runDueJobs());
    return gone;
  },
});
