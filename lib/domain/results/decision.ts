import * as z from "zod/mini";
import { REASON_LIMIT } from "../evaluation/overrides.ts";
import { trimmed } from "../text/text.ts";
import { ATTEMPT_STATUSES, type AttemptStatus, decidesNothing, NOTHING_DECIDED } from "./status.ts";

/** What somebody decides about an attempt, with a reason if they give one. */
export const decisionSchema = z.object({
  status: z.enum(ATTEMPT_STATUSES),
  reason: z.optional(trimmed(REASON_LIMIT)),
});

/**
 * The handler's own: which scores the screen showed, so that the history keeps their numbers, and which status, so that
 * nobody decides past what somebody else has decided meanwhile.
 */
export const shownDecisionSchema = z
  .extend(decisionSchema, {
    from: z.optional(z.enum(ATTEMPT_STATUSES)),
    shown: z.optional(
      z.object({
        version: z.int32().check(z.nonnegative()),
        override: z.int().check(z.nonnegative()),
      }),
    ),
  })
  .check(
    z.refine((decision) => !decidesNothing(decision), { error: NOTHING_DECIDED, path: ["reason"] }),
  );

/** Said to whoever decides on a screen that is older than somebody's decision. `at` is that one's time, in words. */
export function decidedMeanwhile(present: AttemptStatus, last: { by: string; at: string } | null) {
  const changed =
    last === null
      ? `The status was changed to ${present}`
      : `${last.by} changed the status to ${present} on ${last.at}`;
  return `${changed}, after you opened this page. Your change wasn't saved.`;
}
