import { type ServiceDb, unwrap } from "./db.ts";

/**
 * Counts one use of a key.
 * @returns 0 if it is allowed, else the seconds to wait.
 */
export async function takeRateLimit(
  service: ServiceDb,
  key: string,
  limit: { max: number; windowSeconds: number },
): Promise<number> {
  const answer = await service.rpc("take_rate_limit", {
    p_key: key,
    p_limit: limit.max,
    p_window_seconds: limit.windowSeconds,
  });
  return unwrap(answer);
}

/** Forgets what a key has used. */
export async function clearRateLimit(service: ServiceDb, key: string): Promise<void> {
  unwrap(await service.from("rate_limits").delete().eq("key", key));
}

/** Forgets what no longer limits anybody. */
export async function sweepRateLimits(service: ServiceDb): Promise<void> {
  unwrap(await service.rpc("sweep_rate_limits"));
}
