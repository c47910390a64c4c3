import { z } from "zod";
import { candidatePath } from "#lib/domain/core/routes";
import { publicEnv } from "#lib/env/public";
import { serviceDb } from "#lib/http/clients";
import { storedInterviewParams } from "#lib/http/params";
import { route } from "#lib/http/route";
import { memberTo } from "#lib/http/session";
import { copyInterview } from "#lib/workflows/interviews/copy-interview";

/** Makes another interview with the same questions and settings, under the id that the browser chose; again, the same. */
export const POST = route({
  as: memberTo("edit"),
  perActor: { name: "interviews", max: 60, windowSeconds: 3600, who: ({ userId }) => userId },
  params: storedInterviewParams,
  body: z.object({ id: z.uuid() }),
  run: ({ actor, params, body }) =>
    copyInterview(
      { ...actor, service: serviceDb() },
      { from: params.interviewId, to: body.id },
      `${publicEnv().appUrl}${candidatePath("")}`,
    ),
});
