import { headers } from "next/headers";
import { clearRateLimit, takeRateLimit } from "#lib/data/rate-limits";
import { AppError } from "#lib/domain/core/errors";
import { serviceDb } from "./clients.ts";
import { networkOf } from "./network.ts";

export type Limit = {
  name: string;
  max: number;
  windowSeconds: number;
  /** For the room, which has words of its own. */
  reason?: string;
};

/**
 * Counts one use of a limit by somebody.
 * @throws AppError `rate_limited` with the seconds to wait.
 */
export async function countUse({ name, reason, ...limit }: Limit, who: string): Promise<void> {
  // Above row-level security: nobody may read or reset their own counter.
  const wait = await takeRateLimit(serviceDb(), `${name}:${who}`, limit);
  if (wait > 0) {
    throw new AppError(
      "rate_limited",
      `Too many attempts. Please wait ${inWords(wait)} and try again.`,
      {
        retryAfter: wait,
        ...(reason !== undefined && { fields: { reason } }),
      },
    );
  }
}

/** For pages: counts a visit by its network and returns whether there were too many. */
export async function isRateLimited(limit: Limit): Promise<boolean> {
  const visit = new Request("http://page", { headers: new Headers(await headers()) });
  try {
    await countUse(limit, clientNetwork(visit));
    return false;
  } catch (error) {
    if (error instanceof AppError && error.code === "rate_limited") return true;
    throw error;
  }
}

/** Forgets the uses of a limit by somebody who has proved to be who they say. */
export async function clearUse(name: string, who: string): Promise<void> {
  // Above row-level security, as above.
  await clearRateLimit(serviceDb(), `${name}:${who}`);
}

function inWords(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? "1 second" : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}

/** The network a request came from, by the last hop that a proxy of ours wrote; of IPv6 by its first 64 bits, or 48. */
export function clientNetwork(request: Request, bits?: 48 | 64): string {
  const hop = request.headers.get("x-forwarded-for")?.split(",").at(-1)?.trim();
  return hop ? networkOf(hop, bits) : "unknown";
}
