import type { Metric } from "./metrics.ts";

/** Changes whenever an anchor, a weight or a word list changes what a score means. */
export const RUBRIC_VERSION = "service-jobs-8";

/** Levels of behaviour. A score belongs to the highest level that is not above it. */
export const LEVELS = [1, 3, 5, 7, 9] as const;
export type Level = (typeof LEVELS)[number];

/** What is never judged, in the words that screens and prompts use. */
export const NEVER_JUDGED =
  "accent, fluency in a language, grammar, filler words, tone, face, gaze, emotion or honesty";

/** Behaviourally anchored levels, written for service jobs: what the answer says was done. */
export const ANCHORS = {
  communication: {
    1: "Says something about dealing with people, but names no one and nothing that was said.",
    3: "Names that people were told or asked, without saying what or how.",
    5: "Tells what was said, asked or passed on, to whom, in one situation.",
    7: "Tells what was said and checked with whom, and what came of it.",
    9: "Tells step by step how others were informed, listened to and kept up to date, with the result.",
  },
  experience: {
    1: "Mentions work, without saying what was done.",
    3: "Names a kind of job or task, without time, place or tools.",
    5: "Describes own tasks in a similar job.",
    7: "Describes own tasks with time served, amounts, tools or certificates.",
    9: "Describes varied own work with amounts, tools and responsibility that fit the job.",
  },
  professionalism: {
    1: "Names good manners or rules only as a wish.",
    3: "Names customers, colleagues or rules without own conduct.",
    5: "Describes own respectful or rule-minded conduct in a situation.",
    7: "Describes own calm, careful conduct under pressure, with the reason or the rule behind it.",
    9: "Describes how own conduct under pressure protected a customer, a colleague or a rule, with the result.",
  },
  reliability: {
    1: "Says that it matters to be reliable, without own conduct.",
    3: "Claims to be on time or to finish work, without an example.",
    5: "Describes a habit or one case of keeping a commitment.",
    7: "Describes habits or cases with times, amounts or arrangements made when something came up.",
    9: "Describes a record of kept commitments and what was done ahead to keep them, with figures.",
  },
  problem_solving: {
    1: "Names a problem only.",
    3: "Names a problem and that something was done.",
    5: "Describes what was done about a problem.",
    7: "Describes how the problem was found, what was tried and what came of it.",
    9: "Describes cause, options, own steps and a checked result.",
  },
  cognitive_ability: {
    1: "Names planning or learning only.",
    3: "Gives an order or a reason in general words.",
    5: "Gives a reason for what was done first or chosen.",
    7: "Explains an order, a comparison or a rule learned, and why it fits.",
    9: "Weighs conditions, explains the choice and how it was adapted or learned from.",
  },
} as const satisfies Record<Metric, Record<Level, string>>;

/** The anchor text that a score stands for. */
export function anchorFor(metric: Metric, score: number): string {
  const level = LEVELS.findLast((step) => score >= step) ?? 1;
  return ANCHORS[metric][level];
}

/** The next level above a score and its anchor: what was missing; null above the highest. */
export function missingFor(metric: Metric, score: number): { level: Level; anchor: string } | null {
  const level = LEVELS.find((step) => step > score);
  return level === undefined ? null : { level, anchor: ANCHORS[metric][level] };
}
