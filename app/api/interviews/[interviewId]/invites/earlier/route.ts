import { after } from "next/server";
import { askEarlier, listEarlierPeople } from "#lib/data/interviews/earlier";
import { askEarlierSchema } from "#lib/domain/interviews/earlier";
import { serviceDb } from "#lib/http/clients";
import { storedInterviewParams } from "#lib/http/params";
import { route } from "#lib/http/route";
import { memberTo } from "#lib/http/session";
import { runDueJobs } from "#lib/jobs/runner";

/** Asks people who applied to the signed-in employer before, and said that they may be asked, about another job. */
export const POST = route({
  as: memberTo("invite"),
  perActor: { name: "ask-earlier", max: 60, windowSeconds: 3600, who: ({ userId }) => userId },
  params: storedInterviewParams,
  body: askEarlierSchema,
  run: async ({ actor: { db, ownerId }, params: { interviewId }, body: { by, ...choice } }) => {
    const people = by === "text" ? await listEarlierPeople(db, interviewId) : [];
    const numbers = people.flatMap(({ attemptId, phone }) => (phone ? [[attemptId, phone]] : []));
    const phones = by === "text" ? Object.fromEntries(numbers) : null;
    // Above row-level security: nobody may read who wants no mail. The function asks whose interview it is.
    const asked = await askEarlier(serviceDb(), {
      ownerId,
      interviewId,
      phones,
      ...choice,
    });
    after(() => runDueJobs());
    return { asked };
  },
});
