import { setTimeout as wait } from "node:timers/promises";
import type { ServiceDb } from "#lib/data/db";
import { readServiceFigures } from "#lib/data/operations/service-figures";
import {
  FINDING_KEPT_MS,
  PART_LIMIT_MS,
  QUEUE_LIMIT_SECONDS,
  type Readiness,
  readinessOf,
} from "#lib/domain/operations/readiness";
import { mediaStore } from "#lib/vendors/media-store";

type Asks = {
  /** Seconds that the oldest due job waits. */
  queueAge: () => Promise<number>;
  storage: () => Promise<unknown>;
};

/** What `ask` answers in time; null if it fails or doesn't. */
async function inTime<T>(ask: () => Promise<T>, limitMs: number): Promise<T | null> {
  const over = new AbortController();
  const late = wait(limitMs, null, { signal: over.signal }).catch(() => null);
  const answer = await Promise.race([ask().catch(() => null), late]);
  over.abort();
  return answer;
}

/** Asks every part at once, each with its own limit of time. */
export async function findReadiness(
  { queueAge, storage }: Asks,
  limitMs = PART_LIMIT_MS,
): Promise<Readiness> {
  const [age, stored] = await Promise.all([
    inTime(queueAge, limitMs),
    inTime(async () => {
      await storage();
      return true;
    }, limitMs),
  ]);
  return readinessOf({
    database: age !== null,
    storage: stored === true,
    // Nobody knows how old the queue of a silent database is.
    queue: age !== null && age <= QUEUE_LIMIT_SECONDS,
  });
}

let kept: { until: number; finding: Promise<Readiness> } | undefined;

/**
 * Whether this server can do its work. No matter how many ask at once, it looks once in a while: nobody makes it busy
 * by asking.
 */
export function checkReadiness(service: ServiceDb): Promise<Readiness> {
  if (kept === undefined || kept.until < performance.now()) {
    const finding = findReadiness({
      queueAge: async () => (await readServiceFigures(service)).queueAge,
      storage: () => mediaStore().check(),
    });
    kept = { until: performance.now() + FINDING_KEPT_MS, finding };
  }
  return kept.finding;
}
