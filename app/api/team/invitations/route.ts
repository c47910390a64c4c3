import { after } from "next/server";
import { inviteMember } from "#lib/data/company/team";
import { inviteMemberSchema } from "#lib/domain/company/team-request";
import { route } from "#lib/http/route";
import { memberTo } from "#lib/http/session";
import { runDueJobs } from "#lib/jobs/runner";

/** Invites somebody to join the company, by mail. */
export const POST = route({
  as: memberTo("own"),
  perActor: { name: "team", max: 120, windowSeconds: 3600, who: ({ userId }) => userId },
  body: inviteMemberSchema,
  run: async ({ actor, body: { email, ...member } }) => {
    await inviteMember(actor.db, email, member);
    after(() => runDueJobs());
    return {};
  },
});
