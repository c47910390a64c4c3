import { after } from "next/server";
import { deleteInterview, readInterview } from "#lib/data/interviews/interviews";
import { AppError } from "#lib/domain/core/errors";
import { EDIT_TEXTS } from "#lib/domain/interviews/interview";
import { interviewChangeSchema } from "#lib/domain/interviews/interview-request";
import { toAnswer } from "#lib/domain/interviews/to-request";
import { serviceDb } from "#lib/http/clients";
import { storedInterviewParams } from "#lib/http/params";
import { route } from "#lib/http/route";
import { memberTo } from "#lib/http/session";
import { runDueJobs } from "#lib/jobs/runner";
import { updateInterview } from "#lib/workflows/interviews/update-interview";

/** One interview with its questions. */
export const GET = route({
  as: memberTo("read"),
  params: storedInterviewParams,
  run: async ({ actor, params }) => {
    const interview = await readInterview(actor.db, params.interviewId);
    if (interview === null) throw new AppError("not_found", EDIT_TEXTS.missing);
    return toAnswer(interview);
  },
});

/** Saves an edit over the revision that it was made on. */
export const PUT = route({
  as: memberTo("edit"),
  perActor: { name: "interviews", max: 60, windowSeconds: 3600, who: ({ userId }) => userId },
  params: storedInterviewParams,
  body: interviewChangeSchema,
  run: ({ actor, params, body }) =>
    updateInterview({ db: actor.db, service: serviceDb() }, params.interviewId, body),
});

/** Deletes an interview with its candidates' answers, recordings and scores. */
export const DELETE = route({
  as: memberTo("edit"),
  perActor: { name: "delete-interview", max: 60, windowSeconds: 300, who: ({ userId }) => userId },
  params: storedInterviewParams,
  run: async ({ actor, params }) => {
    await deleteInterview(actor.db, params.interviewId);
    // The schedule would run it too; this way nothing is left over until then.
    after(() => runDueJobs());
    return { deleted: true };
  },
});
