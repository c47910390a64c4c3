import type { Metric } from "./metrics.ts";

/** Changes whenever an anchor, a weight or a word list changes what a score means. */
export const RUBRIC_VERSION = "service-jobs-17";

/** Levels of behavior. A score belongs to the highest level that is not above it. */
export const LEVELS = [1, 3, 5, 7, 9] as const;
export type Level = (typeof LEVELS)[number];

/** What is never judged, in the words that screens and prompts use. */
export const NEVER_JUDGED =
  "accent, fluency in a language, grammar, filler words, tone, face, gaze, emotion or honesty";

/** Behaviourally anchored levels, written for service jobs: each says what an answer does, and on its own. */
export const ANCHORS = {
  communication: {
    1: "Mentions dealing with people, but gives no details.",
    3: "Says they talked to people, but not what was said.",
    5: "Says who they talked to and what they said, asked or passed along, in one real situation.",
    7: "Explains what was said or agreed, and how it turned out.",
    9: "Walks through how they listened, how they kept people informed and how it turned out.",
  },
  experience: {
    1: "Mentions work, but not what it involved.",
    3: "Names a type of job or task, but not when, where or with what tools.",
    5: "Describes hands-on tasks from a similar job.",
    7: "Describes hands-on tasks with specifics such as time on the job, amounts, tools or certifications.",
    9: "Describes a range of hands-on work, with the amounts, tools and responsibilities that fit this job.",
  },
  professionalism: {
    1: "Only says they would be polite or follow the rules.",
    3: "Mentions customers, coworkers or rules, but not how they acted.",
    5: "Describes acting respectfully or following the rules in a real situation.",
    7: "Describes staying calm and careful under pressure, and the reason or rule behind it.",
    9: "Describes a tense situation where staying professional protected a customer, a coworker or the company.",
  },
  reliability: {
    1: "Says reliability matters, but not what they do to be reliable.",
    3: "Says they show up on time or finish the job, but gives no example.",
    5: "Describes how they usually keep commitments, or one time they kept one.",
    7: "Describes keeping commitments, with details such as times, numbers or a backup plan.",
    9: "Describes a track record of keeping commitments, with numbers and how they plan ahead.",
  },
  problem_solving: {
    1: "Names a problem, but not what they did about it.",
    3: "Names a problem and says they did something, but not what.",
    5: "Describes what they did about a problem.",
    7: "Explains how they found a problem, what they tried and how it turned out.",
    9: "Explains the cause, the options, the steps they took and how they checked the result.",
  },
  cognitive_ability: {
    1: "Mentions planning or learning, but nothing more.",
    3: "Says what to do first or why, but only in general terms.",
    5: "Gives a reason for a choice or for what the candidate did first.",
    7: "Explains a plan, a comparison of options or a rule learned on the job, and why it makes sense.",
    9: "Weighs the options, explains the choice and says what they changed along the way or learned from it.",
  },
} as const satisfies Record<Metric, Record<Level, string>>;
