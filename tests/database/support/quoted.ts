import { METRICS } from "#lib/domain/evaluation/metrics";

/** A quote for each metric: the database takes no number without one. */
export const QUOTED = METRICS.map((metric) => ({ metric, quote: "I like order." }));

/** A version with one number, as `record_evaluation` takes it. */
export const NINE = {
  outcome: "scored",
  general_score: 9,
  reliability_score: 9,
  evidence: QUOTED,
  scorer: "rubric",
  rubric_version: "1",
  input_hash: "1",
};
