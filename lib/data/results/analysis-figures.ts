import { z } from "zod";
import {
  type AnalysisFigures,
  type Mean,
  SAMPLE_FIGURES,
  technicalMean,
} from "#lib/domain/results/analysis-figures";
import { type AnalysisQuery, RANGE_DAYS } from "#lib/domain/results/analysis-query";
import { type Db, unwrap } from "../db.ts";

/** A measure that nobody has yet is not there. */
const mean = z
  .object({ n: z.number().int(), sum: z.number() })
  .optional()
  .transform(
    (kept): Mean => (kept ? { n: kept.n, mean: kept.sum / kept.n } : { n: 0, mean: null }),
  );

const scores = { general: mean, communication: mean, experience: mean, problem_solving: mean };

const row = z.object({
  has_candidates: z.boolean(),
  total: z.object(scores),
  by_interview: z.array(z.object({ title: z.string(), ...scores })),
});

/** The means of the reader's company over assessed, open responses; samples before it has any candidate. One request. */
export async function readAnalysis(
  db: Db,
  { search, range }: AnalysisQuery,
): Promise<AnalysisFigures> {
  const days = RANGE_DAYS[range];
  const [found] = unwrap(
    await db.rpc("analysis_figures", {
      ...(search !== "" && { p_search: search }),
      ...(days !== null && { p_days: days }),
    }),
  );
  const { has_candidates, total, by_interview } = row.parse(found);
  if (!has_candidates) return SAMPLE_FIGURES;
  return {
    sample: false,
    total: withTechnical(total),
    interviews: by_interview.map(withTechnical),
  };
}

function withTechnical<Means extends { experience: Mean; problem_solving: Mean }>({
  problem_solving: problemSolving,
  ...means
}: Means) {
  return { ...means, problemSolving, technical: technicalMean(means.experience, problemSolving) };
}
