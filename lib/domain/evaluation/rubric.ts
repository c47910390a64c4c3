import type { Metric } from "./metrics.ts";

/** Changes whenever an anchor, a weight or a word list changes what a score means. */
export const RUBRIC_VERSION = "service-jobs-10";

/** Levels of behaviour. A score belongs to the highest level that is not above it. */
export const LEVELS = [1, 3, 5, 7, 9] as const;
export type Level = (typeof LEVELS)[number];

/** What is never judged, in the words that screens and prompts use. */
export const NEVER_JUDGED =
  "accent, fluency in a language, grammar, filler words, tone, face, gaze, emotion or honesty";

/** Behaviourally anchored levels, written for service jobs: each says what an answer does, and on its own. */
export const ANCHORS = {
  communication: {
    1: "Mentions dealing with people, but not who or what was said.",
    3: "Says people were told or asked something, but not what or how.",
    5: "Tells what they said, asked or passed on, and to whom, in one real situation.",
    7: "Explains what was said, who it was checked with, and how it turned out.",
    9: "Walks through how others were informed, listened to and kept up to date, and how it turned out.",
  },
  experience: {
    1: "Mentions work, but not what it involved.",
    3: "Names a type of job or task, but not when, where or with what tools.",
    5: "Describes hands-on tasks from a similar job.",
    7: "Describes hands-on tasks with specifics such as time on the job, amounts, tools or certifications.",
    9: "Describes a range of hands-on work, with the amounts, tools and responsibilities that fit this job.",
  },
  professionalism: {
    1: "Mentions good manners or rules only as an intention.",
    3: "Mentions customers, coworkers or rules, but not how the candidate acted.",
    5: "Describes acting respectfully or following the rules in a real situation.",
    7: "Describes staying calm and careful under pressure, and the reason or rule behind it.",
    9: "Describes how staying professional under pressure protected a customer or coworker or upheld a rule, and how it turned out.",
  },
  reliability: {
    1: "Says being reliable matters, but not what the candidate does about it.",
    3: "Claims to be on time or to finish the work, but gives no example.",
    5: "Describes a habit of keeping commitments, or one time a commitment was kept.",
    7: "Describes habits or examples with times, amounts or what was arranged when something came up.",
    9: "Describes a track record of keeping commitments, with numbers and what was done ahead of time to keep them.",
  },
  problem_solving: {
    1: "Names a problem, but not what was done.",
    3: "Names a problem and says something was done, but not what.",
    5: "Describes what was done about a problem.",
    7: "Explains how a problem was found, what was tried and how it turned out.",
    9: "Explains the cause, the options, the steps taken and how the result was checked.",
  },
  cognitive_ability: {
    1: "Mentions planning or learning, but nothing more.",
    3: "Gives an order of tasks or a reason, but only in general terms.",
    5: "Gives a reason for a choice or for what was done first.",
    7: "Explains a plan, a comparison or a rule learned on the job, and why it makes sense.",
    9: "Weighs the conditions, explains the choice and says how it was adjusted or what was learned.",
  },
} as const satisfies Record<Metric, Record<Level, string>>;

/** The anchor text that a score stands for. */
export function anchorFor(metric: Metric, score: number): string {
  const level = LEVELS.findLast((step) => score >= step) ?? 1;
  return ANCHORS[metric][level];
}

/** The first level whose anchor says what is there; those below also say what is missing. */
export const FULL_FROM = 5;

/** What a stronger answer does: the anchor of the next full level above a score; null above the highest. */
export function strongerThan(metric: Metric, score: number): string | null {
  const level = LEVELS.find((step) => step > score && step >= FULL_FROM);
  return level === undefined ? null : ANCHORS[metric][level];
}
