import { after } from "next/server";
import { INVITE_OUTCOMES } from "#lib/domain/interviews/invite";
import { inviteRequestSchema } from "#lib/domain/interviews/invite-request";
import { publicEnv } from "#lib/env/public";
import { serviceDb } from "#lib/http/clients";
import { storedInterviewParams } from "#lib/http/params";
import { route } from "#lib/http/route";
import { memberTo } from "#lib/http/session";
import { runDueJobs } from "#lib/jobs/runner";
import { invitePeopleTo } from "#lib/workflows/interviews/invite-people";

/** Invites a list of people to the signed-in employer's interview: all of them or nobody. */
export const POST = route({
  as: memberTo("invite"),
  perActor: { name: "invites", max: 60, windowSeconds: 3600, who: ({ userId }) => userId },
  params: storedInterviewParams,
  body: inviteRequestSchema,
  run: async ({ actor: { ownerId }, params: { interviewId }, body }) => {
    // Above row-level security: nobody may read who wants no mail. The function asks whose interview it is.
    const list = { ownerId, interviewId, ...body, byService: publicEnv().textsSetUp };
    const people = await invitePeopleTo(serviceDb(), list, new Date());
    after(() => runDueJobs());
    const byText = (index: number) => body.people[index]?.by === "text";
    return {
      ...Object.fromEntries(
        INVITE_OUTCOMES.map((one) => [one, people.filter(({ outcome }) => outcome === one).length]),
      ),
      texted: people.filter(({ outcome, texted }) => outcome === "invited" && texted).length,
      toText: people.filter(
        ({ outcome, texted }, at) => outcome === "invited" && byText(at) && !texted,
      ).length,
    };
  },
});
