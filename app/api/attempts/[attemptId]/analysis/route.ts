import { findResult } from "#lib/data/result-detail";
import type { Analysis } from "#lib/domain/analysis";
import { AppError } from "#lib/domain/errors";
import { attemptParams } from "#lib/http/params";
import { route } from "#lib/http/route";
import { employer } from "#lib/http/session";

export const GET = route({
  as: employer,
  params: attemptParams,
  run: async ({ actor, params }): Promise<Analysis> => {
    const found = await findResult(actor.db, params.attemptId);
    if (found === null) throw new AppError("not_found", "This response is not here.");
    const evaluation = found.evaluation;
    return {
      observations: evaluation?.summary ?? evaluation?.outcomeReason ?? null,
      strengths: evaluation?.strengths ?? [],
      weaknesses: evaluation?.weaknesses ?? [],
      metrics: (evaluation?.metrics ?? []).map(({ metric, score, reason, override }) => ({
        metric,
        score,
        reason,
        override,
      })),
      scorer: evaluation && evaluation.runs > 0 ? evaluation.scorer : null,
    };
  },
});
