import { findResult } from "#lib/data/results/result-detail";
import { callWords } from "#lib/documents/mails/owner-texts";
import { AppError } from "#lib/domain/core/errors";
import { type Analysis, analysisOf } from "#lib/domain/results/analysis";
import { RESPONSE_MISSING } from "#lib/domain/results/results";
import { attemptParams } from "#lib/http/params";
import { route } from "#lib/http/route";
import { memberTo } from "#lib/http/session";

/** What the AI Analysis window shows of one attempt. */
export const GET = route({
  as: memberTo("read"),
  params: attemptParams,
  run: async ({ actor, params }): Promise<Analysis> => {
    const found = await findResult(actor.db, params.attemptId);
    if (found === null) throw new AppError("not_found", RESPONSE_MISSING);
    return analysisOf(found, callWords(found.company)(found));
  },
});
