import { candidatePath } from "#lib/domain/core/routes";
import { CREATE_TEXTS } from "#lib/domain/interviews/interview";
import { interviewRequestSchema } from "#lib/domain/interviews/interview-request";
import { publicEnv } from "#lib/env/public";
import { serviceDb } from "#lib/http/clients";
import { route } from "#lib/http/route";
import { memberTo } from "#lib/http/session";
import { createInterview } from "#lib/workflows/interviews/create-interview";

/** Creates an interview with its questions for the signed-in owner's company; again, it answers the first one. */
export const POST = route({
  as: memberTo("edit", CREATE_TEXTS.signedOut),
  perActor: { name: "interviews", max: 60, windowSeconds: 3600, who: ({ userId }) => userId },
  body: interviewRequestSchema,
  run: ({ actor, body }) =>
    createInterview(
      { ...actor, service: serviceDb() },
      body,
      `${publicEnv().appUrl}${candidatePath("")}`,
    ),
});
