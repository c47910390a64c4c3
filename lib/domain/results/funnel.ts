import type { LinkSource } from "../interviews/link-source.ts";

/** The steps to a hire, in order. */
export const FUNNEL_STEPS = ["opened", "started", "submitted", "qualified", "hired"] as const;

type FunnelStep = (typeof FUNNEL_STEPS)[number];

export const STEP_WORDS = {
  opened: "Opened",
  started: "Started",
  submitted: "Submitted",
  qualified: "Qualified",
  hired: "Hired",
} as const satisfies Record<FunnelStep, string>;

/** How many weeks the funnel shows. */
export const FUNNEL_WEEKS = 12;

/** What came of the people who began in one week; `week` is its Monday, '2026-11-16'. */
export type FunnelWeek = { week: string } & Record<FunnelStep, number>;

/** How far the people came who came from one place, over all weeks. */
export type SourceTotal = { source: LinkSource } & Record<FunnelStep, number>;

export type FunnelTotal = {
  step: FunnelStep;
  total: number;
  /** The share of those who opened, 0 to 1; null for the first step, and of nobody. */
  share: number | null;
};

/** Each step over all weeks. */
export function funnelTotals(weeks: readonly FunnelWeek[]): FunnelTotal[] {
  const sum = (step: FunnelStep) => weeks.reduce((total, week) => total + week[step], 0);
  const opened = sum("opened");
  return FUNNEL_STEPS.map((step) => {
    const total = sum(step);
    return { step, total, share: step === "opened" || opened === 0 ? null : total / opened };
  });
}

/** A week's Monday as a table says it: 'Nov 16'. */
export function weekWords(week: string): string {
  return new Intl.DateTimeFormat("en-US", {
    timeZone: "UTC",
    month: "short",
    day: "numeric",
  }).format(new Date(`${week}T00:00:00Z`));
}

/** Days from submission to hire, on average, to one decimal; 0 if nobody was hired. */
export function averageDaysToHire(totalDays: number, hires: number): number {
  return hires === 0 ? 0 : Math.round((totalDays / hires) * 10) / 10;
}
