import type { Plan, PlanKey } from "./plans.ts";

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

/** What was begun within the quota may be finished: recordings have a fifth more than beginnings. */
const MARGIN = 1.2;

/** Bytes of recordings that a company may keep with a plan. */
export function storageQuota(plan: Plan): number {
  return plan === null ? STORAGE_WITHOUT_PLAN : STORAGE[plan];
}

type Usage = { plan: Plan; usedBytes: number };

/** Whether a company has room for one more candidate (`start`), or for a recording of one who has begun. */
export function hasRoom({ plan, usedBytes }: Usage, what: "start" | "recording"): boolean {
  return usedBytes < storageQuota(plan) * (what === "start" ? 1 : MARGIN);
}

/** How often one interview may be begun, in all and with one address. A room's own words go with the reason. */
export const START_LIMITS = {
  interview: { name: "room-start-in", max: 1000, windowSeconds: 3600, reason: "often" },
  address: { name: "room-start-as", max: 20, windowSeconds: 86_400, reason: "often" },
} as const;
