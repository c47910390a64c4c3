import { AppError } from "#lib/domain/errors";
import { CREATE_TEXTS } from "#lib/domain/interview";
import { interviewRequestSchema } from "#lib/domain/interview-request";
import { candidatePath } from "#lib/domain/routes";
import { publicEnv } from "#lib/env/public";
import { route } from "#lib/http/route";
import { currentEmployer } from "#lib/http/session";
import { createInterview } from "#lib/workflows/create-interview";

export const POST = route({
  as: async () => {
    const employer = await currentEmployer();
    if (!employer) throw new AppError("unauthenticated", CREATE_TEXTS.signedOut);
    return employer;
  },
  body: interviewRequestSchema,
  run: ({ actor, body }) =>
    createInterview(actor, body, `${publicEnv().appUrl}${candidatePath("")}`),
});
