import { type Db, unwrap } from "./db.ts";

/**
 * Counts one use of a key.
 * @returns 0 where it is allowed, else the seconds to wait.
 */
export async function takeRateLimit(
  db: Db,
  key: string,
  limit: { max: number; windowSeconds: number },
): Promise<number> {
  const answer = await db.rpc("take_rate_limit", {
    p_key: key,
    p_limit: limit.max,
    p_window_seconds: limit.windowSeconds,
  });
  return unwrap(answer);
}

/** Forgets what a key has used. */
export async function clearRateLimit(db: Db, key: string): Promise<void> {
  unwrap(await db.from("rate_limits").delete().eq("key", key));
}

/** Forgets what limits nobody any more. Service client. */
export async function sweepRateLimits(service: Db): Promise<void> {
  unwrap(await service.rpc("sweep_rate_limits"));
}
