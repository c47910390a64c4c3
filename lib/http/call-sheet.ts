import type { Db } from "#lib/data/db";
import { readCalls } from "#lib/data/results/calls";
import { CALLS_SHOWN, type Calls } from "#lib/domain/results/calls";
import { describeError, log } from "./log.ts";

/** Whom to call, of all interviews or of one. Null if that can't be read: the page says so, and the log why. */
export function readCallSheet(db: Db, interviewId: string | null = null): Promise<Calls | null> {
  const most = interviewId === null ? CALLS_SHOWN.dashboard : CALLS_SHOWN.interview;
  return readCalls(db, most, interviewId).catch((error: unknown) => {
    log("error", "Who to call could not be read", { error: describeError(error) });
    return null;
  });
}
