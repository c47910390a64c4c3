import type { ServiceDb } from "#lib/data/db";
import { forgetOldEvents } from "#lib/data/plans/billing-events";
import {
  announceRenewals,
  companiesWithRoom,
  endGracePeriods,
  unlockAttempts,
} from "#lib/data/plans/subscriptions";

/** Companies in one call; the rest are next. */
const COMPANIES = 50;

type KeptCurrent = {
  /** Accounts whose grace ended. */
  graceEnded: number;
  /** Candidates that opened. */
  opened: number;
  /** What went wrong with one company or step; the others were still done. */
  failures: unknown[];
};

/**
 * Applies what time alone changes about plans: ends the grace period of failed payments, opens waiting candidates when
 * a new month begins, and announces yearly renewals. Running it again changes nothing.
 */
export async function keepPlansCurrent(service: ServiceDb): Promise<KeptCurrent> {
  const failures: unknown[] = [];
  const orElse = async <T>(fallback: T, step: () => Promise<T>): Promise<T> => {
    try {
      return await step();
    } catch (failure) {
      failures.push(failure);
      return fallback;
    }
  };
  const graceEnded = await orElse(0, () => endGracePeriods(service));
  const waiting = await orElse([], () => companiesWithRoom(service, COMPANIES));
  let opened = 0;
  for (const company of waiting) opened += await orElse(0, () => unlockAttempts(service, company));
  await orElse(0, () => announceRenewals(service));
  await orElse(undefined, () => forgetOldEvents(service));
  return { graceEnded, opened, failures };
}
