/** How long a company keeps what candidates gave, counted from its last decision. */
export type Retention = { recordingsDays: number; resultsYears: number };

/** What is deleted when its period is over. */
export const RETAINED = ["recordings", "results"] as const;

type Retained = (typeof RETAINED)[number];

/** Recordings are there long enough to look at them again. */
export const RECORDINGS_DAYS = { min: 30, max: 1825, proposed: 90 } as const;

/** Records of decisions: no law that we know asks for less than a year, or allows more than five for nothing. */
export const RESULTS_YEARS = { min: 1, max: 5, proposed: 4 } as const;

/** What was not submitted but has to be kept goes after this long if the owner set no periods (29 CFR 1602.14). */
export const HIRING_RECORD_YEARS = 1;

/** The owner is told this many days before anything is deleted. */
export const WARNING_DAYS = 7;

export const HOLD_REASON_LIMIT = 500;

/** What a hold is on: an interview, or the person of an attempt. */
export type HoldOn = { interviewId: string } | { attemptId: string };

/** A hold that stands; `on` is the interview's title or the person's name. */
export type Hold = { id: string; on: string; reason: string; setBy: string; setAt: string };

/** What was deleted on a day, of how many attempts: by whom, or null if its period was over. */
export type Deleted = { what: Retained; day: string; attempts: number; by: string | null };
