import type { Db } from "#lib/data/db";
import { keepAtsLink, readLinkable, removeAtsLink } from "#lib/data/integrations/ats-links";
import { AppError } from "#lib/domain/core/errors";
import { linkJobSchema } from "#lib/domain/integrations/connection";
import { ATS_TEXTS } from "#lib/domain/integrations/texts";
import { serviceDb } from "#lib/http/clients";
import { memberWithFeature } from "#lib/http/feature-gate";
import { storedInterviewParams } from "#lib/http/params";
import { route } from "#lib/http/route";
import { memberTo, type SignedIn } from "#lib/http/session";
import { findAtsJob, listAtsJobs } from "#lib/workflows/integrations/ats-jobs";

const perActor = {
  name: "ats-jobs",
  max: 120,
  windowSeconds: 600,
  who: ({ userId }: { userId: string }) => userId,
};

async function mustRead(db: Db, interviewId: string) {
  const found = await readLinkable(db, interviewId);
  if (found === null) throw new AppError("not_found", ATS_TEXTS.interviewMissing);
  return found;
}

// Above row-level security: nobody writes what their ATS says of its connection.
const asking = ({ db, ownerId }: SignedIn) => ({ db, service: serviceDb(), ownerId });

/** The jobs of the connected ATS that the interview can be linked to. */
export const GET = route({
  as: memberWithFeature("ats", "edit"),
  perActor,
  params: storedInterviewParams,
  run: async ({ actor, params }) => {
    await mustRead(actor.db, params.interviewId);
    return { jobs: await listAtsJobs(asking(actor)) };
  },
});

/** Links the interview to one of them: from now on its candidates are delivered there. */
export const PUT = route({
  as: memberWithFeature("ats", "edit"),
  perActor,
  params: storedInterviewParams,
  body: linkJobSchema,
  run: async ({ actor, params, body }) => {
    const { id } = await mustRead(actor.db, params.interviewId);
    const { job, connection } = await findAtsJob(asking(actor), body.jobId);
    // Above row-level security: nobody writes where candidates are delivered but by their ATS's own list.
    await keepAtsLink(serviceDb(), id, connection, job);
    return { jobId: job.id, jobTitle: job.title };
  },
});

/** Links it to none. */
export const DELETE = route({
  as: memberTo("edit"),
  perActor,
  params: storedInterviewParams,
  run: async ({ actor, params }) => {
    const { id } = await mustRead(actor.db, params.interviewId);
    // Above row-level security, as above.
    await removeAtsLink(serviceDb(), id);
    return { success: true };
  },
});
