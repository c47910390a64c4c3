import { saveKeyword } from "#lib/data/results/texts";
import { AppError } from "#lib/domain/core/errors";
import { keywordSchema } from "#lib/domain/sms/keyword-request";
import { storedInterviewParams } from "#lib/http/params";
import { route } from "#lib/http/route";
import { memberTo } from "#lib/http/session";

/** Gives an interview the word that people text for its link; an empty one takes it. */
export const PUT = route({
  as: memberTo("own"),
  perActor: { name: "keyword", max: 60, windowSeconds: 3600, who: ({ userId }) => userId },
  params: storedInterviewParams,
  body: keywordSchema,
  run: async ({ actor, params: { interviewId }, body: { word } }) => {
    if (!(await saveKeyword(actor.db, interviewId, word)))
      throw new AppError("not_found", "We couldn't find this interview.");
    return { word };
  },
});
