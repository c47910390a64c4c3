import { request } from "#lib/browser/request";
import { browserStorage } from "#lib/browser/storage";
import type { PlanState } from "./plan-state";

/** How long a plan is remembered; the cookie policy says it. */
export const PLAN_CACHE_SECONDS = 600;

// Loaded on use: most pages only forget a plan.
const schemas = () => import("./plan-state");

const key = (userId: string) => `sa:userPlan:${userId}`;

/** One browser's memory of a person's plan. */
export const planCache = {
  async read(userId: string, now: number): Promise<PlanState | null> {
    try {
      const { cached } = await schemas();
      const held = cached.parse(JSON.parse(browserStorage.get(key(userId)) ?? ""));
      const { until, ...state } = held;
      return now < until && until <= now + PLAN_CACHE_SECONDS * 1000 ? state : null;
    } catch {
      return null;
    }
  },
  write(userId: string, state: PlanState, now: number): void {
    browserStorage.set(
      key(userId),
      JSON.stringify({ ...state, until: now + PLAN_CACHE_SECONDS * 1000 }),
    );
  },
  clear(userId: string): void {
    browserStorage.set(key(userId), null);
  },
};

/** The person's plan as the server tells it now, which the cache keeps; null if it can't be read. */
export async function fetchPlan(userId: string): Promise<PlanState | null> {
  const answer = await request("/api/account/plan");
  const module = await schemas().catch(() => null);
  const fresh = answer.ok ? module?.planState.safeParse(answer.body).data : undefined;
  if (fresh === undefined) return null;
  planCache.write(userId, fresh, Date.now());
  return fresh;
}
