import { joinSchema } from "#lib/domain/company/team-request";
import { route } from "#lib/http/route";
import { employer } from "#lib/http/session";
import { joinTeam } from "#lib/workflows/company/join-team";

/** Joins a company by the press on a mailed invitation's page. */
export const POST = route({
  as: employer,
  perActor: { name: "join", max: 30, windowSeconds: 3600, who: ({ userId }) => userId },
  body: joinSchema,
  run: ({ actor, body }) => joinTeam(actor, body),
});
