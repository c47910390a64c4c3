import type { Plan, PlanKey } from "../plans/plans.ts";

const GB = 1024 ** 3;

/** Recordings that a company may keep. A candidate with five minutes of video takes about 40 MB. */
const STORAGE: Record<PlanKey, number> = {
  STARTER: 20 * GB,
  LAUNCH: 40 * GB,
  SCALE: 200 * GB,
  CUSTOM: 2000 * GB,
  TEST: 2000 * GB,
};
const STORAGE_WITHOUT_PLAN = 5 * GB;

/** An interview started within the quota may be finished: recordings get 20 percent more than starts. */
const MARGIN = 1.2;

/** The share of a company's storage that one interview may receive in a day, so that a leaked link can't fill it. */
const SHARE_OF_A_DAY = 0.2;

/** Bytes of recordings that a company may keep with a plan. */
export function storageQuota(plan: Plan): number {
  return plan === null ? STORAGE_WITHOUT_PLAN : STORAGE[plan];
}

/** Bytes of recordings that one interview may receive in a day with a plan. */
export function dailyQuota(plan: Plan): number {
  return storageQuota(plan) * SHARE_OF_A_DAY;
}

/** A size as people read it: '4 GB'. */
export function gigabytes(bytes: number): string {
  return `${Math.round(bytes / GB)} GB`;
}

type Usage = {
  plan: Plan;
  /** Bytes that the company keeps, half uploads included. */
  usedBytes: number;
  /** Bytes that the interview received in the last 24 hours, whatever became of them. */
  dayBytes: number;
};

/** What is used up: what an interview may receive in a day, or all that the company may keep. */
export const QUOTAS = ["day", "company"] as const;

export type ExceededQuota = (typeof QUOTAS)[number];

/** An interview without room for recordings, or with a company that has none. */
export type FullStorage = { interviewId: string; title: string; plan: Plan; lacks: ExceededQuota };

/**
 * Where an interview has no room for one more candidate (`start`), or for a recording of one who has begun; null if it
 * has.
 */
export function exceededQuota(usage: Usage, what: "start" | "recording"): ExceededQuota | null {
  const margin = what === "start" ? 1 : MARGIN;
  if (usage.usedBytes >= storageQuota(usage.plan) * margin) return "company";
  return usage.dayBytes >= dailyQuota(usage.plan) * margin ? "day" : null;
}

/** How often one interview may be begun, in all and with one address. A room's own words go with the reason. */
export const START_LIMITS = {
  interview: { name: "room-start-in", max: 1000, windowSeconds: 3600, reason: "often" },
  address: { name: "room-start-as", max: 20, windowSeconds: 86_400, reason: "often" },
} as const;
