import { AppError } from "#lib/domain/core/errors";
import { log } from "./log.ts";

const failures = new Map<string, number>();

/**
 * Runs work that nobody waits for. A failure doesn't reach the user: it is logged in one line, with the number of
 * failures since this process started and no personal data.
 */
export async function bestEffort(what: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const count = (failures.get(what) ?? 0) + 1;
    failures.set(what, count);
    const reason = error instanceof AppError ? (error.log ?? error.code) : "unknown error";
    log("warn", `${what} failed`, { reason, failures: count });
  }
}
