import { z } from "zod";
import { overrideMetric } from "#lib/data/results/decisions";
import { AppError } from "#lib/domain/core/errors";
import { METRICS } from "#lib/domain/evaluation/metrics";
import { overrideFields } from "#lib/domain/evaluation/overrides";
import { attemptParams } from "#lib/http/params";
import { route } from "#lib/http/route";
import { memberTo } from "#lib/http/session";

const params = attemptParams.extend({ metric: z.enum(METRICS) });
const LIMIT = {
  name: "adjust",
  max: 120,
  windowSeconds: 300,
  who: ({ userId }: { userId: string }) => userId,
};
const NOT_HERE = "There's no score here to adjust.";

/** A person's number in the scorer's place, with the reason that they must give. */
export const PUT = route({
  as: memberTo("decide"),
  perActor: LIMIT,
  params,
  body: overrideFields,
  run: async ({ actor, params: { attemptId, metric }, body }) => {
    const done = await overrideMetric(actor.db, attemptId, { metric, ...body });
    if (!done) throw new AppError("not_found", NOT_HERE);
    return { metric, score: body.score };
  },
});

/** Takes a person's number back: the scorer's shows again, and both stay in the history. */
export const DELETE = route({
  as: memberTo("decide"),
  perActor: LIMIT,
  params,
  run: async ({ actor, params: { attemptId, metric } }) => {
    const done = await overrideMetric(actor.db, attemptId, { metric, score: null, reason: null });
    if (!done) throw new AppError("not_found", NOT_HERE);
    return { metric, score: null };
  },
});
