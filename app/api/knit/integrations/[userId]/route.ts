import { after } from "next/server";
import { readConnection } from "#lib/data/integrations/connections";
import { AppError } from "#lib/domain/core/errors";
import {
  disconnectSchema,
  type ShownIntegration,
  toShown,
} from "#lib/domain/integrations/connection";
import { ATS_TEXTS } from "#lib/domain/integrations/texts";
import { serviceDb } from "#lib/http/clients";
import { userParams } from "#lib/http/params";
import { route } from "#lib/http/route";
import { memberTo } from "#lib/http/session";
import { runDueJobs } from "#lib/jobs/runner";
import { disconnect } from "#lib/workflows/integrations/disconnect";

const perActor = {
  name: "ats-integrations",
  max: 300,
  windowSeconds: 600,
  who: ({ userId }: { userId: string }) => userId,
};

/** The address names an account; who asks is the session's. A stranger's has none. @throws AppError `not_found` */
function mustBeSelf(actor: { userId: string }, params: { userId: string }): void {
  if (params.userId !== actor.userId) throw new AppError("not_found", ATS_TEXTS.none);
}

/** Which ATS the signed-in employer has connected; 404 if there is none. */
export const GET = route({
  as: memberTo("own"),
  perActor,
  params: userParams,
  run: async ({ actor, params }): Promise<{ integrations: ShownIntegration[] }> => {
    mustBeSelf(actor, params);
    const found = await readConnection(actor.db, actor.userId);
    if (found === null) throw new AppError("not_found", ATS_TEXTS.none);
    return { integrations: [toShown(found)] };
  },
});

/** Disconnects the one that is named, whatever the plan: the four fields go at once, and Knit is told by a job. */
export const DELETE = route({
  as: memberTo("own"),
  perActor,
  params: userParams,
  body: disconnectSchema,
  run: async ({ actor, params, body }) => {
    mustBeSelf(actor, params);
    // Above row-level security: nobody writes the fields of their own connection.
    await disconnect(serviceDb(), actor.userId, body);
    after(() => runDueJobs());
    return { success: true };
  },
});
