/** The six metrics, in the order in which every screen shows them. */
export const METRICS = [
  "communication",
  "experience",
  "professionalism",
  "reliability",
  "problem_solving",
  "cognitive_ability",
] as const;

export type Metric = (typeof METRICS)[number];

export const METRIC_LABELS = {
  communication: "Communication",
  experience: "Experience",
  professionalism: "Professionalism",
  reliability: "Reliability",
  problem_solving: "Problem solving",
  cognitive_ability: "Cognitive ability",
} as const satisfies Record<Metric, string>;

/** Whole numbers, so that the general score is exact arithmetic. They add up to 20. */
export const METRIC_WEIGHTS = {
  communication: 3,
  experience: 4,
  professionalism: 3,
  reliability: 4,
  problem_solving: 4,
  cognitive_ability: 2,
} as const satisfies Record<Metric, number>;

/** A rating of 7 or more is qualified. */
export const QUALIFIED_FROM = 7;

/** Builds a record with one value per metric. */
export function perMetric<T>(value: (metric: Metric) => T): Record<Metric, T> {
  return {
    communication: value("communication"),
    experience: value("experience"),
    professionalism: value("professionalism"),
    reliability: value("reliability"),
    problem_solving: value("problem_solving"),
    cognitive_ability: value("cognitive_ability"),
  };
}
