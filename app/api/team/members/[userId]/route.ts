import { after } from "next/server";
import { z } from "zod";
import { changeMember, endMembership, TEAM_TEXTS } from "#lib/data/company/team";
import { memberSchema } from "#lib/domain/company/team-request";
import { AppError } from "#lib/domain/core/errors";
import { route } from "#lib/http/route";
import { memberTo, type SignedIn } from "#lib/http/session";
import { runDueJobs } from "#lib/jobs/runner";

const perActor = {
  name: "team",
  max: 120,
  windowSeconds: 3600,
  who: ({ userId }: SignedIn) => userId,
};
const params = z.object({ userId: z.uuid() });
const gone = () => new AppError("not_found", TEAM_TEXTS.member_unknown ?? "");

/** Changes what a member may do. */
export const PATCH = route({
  as: memberTo("own"),
  perActor,
  params,
  body: memberSchema,
  run: async ({ actor, params: { userId }, body }) => {
    if (!(await changeMember(actor.db, userId, body))) throw gone();
    return {};
  },
});

/** Removes a member, or whoever asks leaves. */
export const DELETE = route({
  as: memberTo("read"),
  perActor,
  params,
  run: async ({ actor, params: { userId } }) => {
    if (!(await endMembership(actor.db, userId))) throw gone();
    after(() => runDueJobs());
    return {};
  },
});
