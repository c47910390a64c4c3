import { AppError } from "#lib/domain/core/errors";
import { log } from "./log.ts";

const failures = new Map<string, number>();

/**
 * Does what nobody waits for. A failure is no user's: one line of the log, with how many there were since this process
 * began, and nothing of whom it was about.
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
