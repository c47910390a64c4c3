import { z } from "zod";
import { RACES, SEXES } from "#lib/domain/fairness/self-identification";
import { CONTACT_OUTCOMES } from "#lib/domain/results/contact-log";
import houseCleaners from "./candidates/house-cleaner.json" with { type: "json" };
import lawnCrew from "./candidates/lawn-crew.json" with { type: "json" };
import nightLeads from "./candidates/night-lead.json" with { type: "json" };
import schedulers from "./candidates/scheduler.json" with { type: "json" };
import type { DemoInterview } from "./interviews.ts";

/** Days before now, and the clock time in Tampa. */
const moment = {
  daysAgo: z.int().min(0),
  at: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
};

const candidate = z.strictObject({
  name: z.string().min(1),
  email: z.email(),
  phone: z.string(),
  language: z.enum(["en", "es"]),
  /** What the answers are like, so that tests can ask whether the scorer tells them apart. */
  kind: z.enum(["strong", "adequate", "thin", "off-topic", "silent", "instructs-the-scorer"]),
  /** Of the submission. */
  ...moment,
  /** Minutes from opening the link to submitting. */
  minutes: z.int().min(1),
  status: z.enum(["Hired", "Rejected"]).optional(),
  /** False for whoever wants to be read and heard by people only. */
  aiAllowed: z.boolean().default(true),
  /** What came of calls, the first one first; an id of its own keeps each from being told twice. */
  contacts: z
    .array(z.strictObject({ id: z.uuid(), outcome: z.enum(CONTACT_OUTCOMES), ...moment }))
    .default([]),
  /** What they say of themselves on their private page; most do. */
  says: z.strictObject({ sex: z.enum(SEXES), race: z.enum(RACES) }).optional(),
  /** One for each question, in order: a recorded answer names its clip, a written one is its text. */
  answers: z.array(
    z.union([z.strictObject({ clip: z.string() }), z.strictObject({ text: z.string() })]),
  ),
});

export type DemoCandidate = z.infer<typeof candidate>;

/** The people who answered each interview, oldest submission first. All of them are invented. */
export const demoCandidates: Record<DemoInterview["slug"], DemoCandidate[]> = {
  "house-cleaner": candidate.array().parse(houseCleaners),
  "lawn-crew": candidate.array().parse(lawnCrew),
  "night-lead": candidate.array().parse(nightLeads),
  scheduler: candidate.array().parse(schedulers),
};
