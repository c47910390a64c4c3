import * as z from "zod/mini";
import { REASON_LIMIT } from "../evaluation/overrides.ts";
import { trimmed } from "../text/text.ts";
import { ATTEMPT_STATUSES } from "./status.ts";

/** What somebody decides about an attempt, with a reason where they give one. */
export const decisionSchema = z.object({
  status: z.enum(ATTEMPT_STATUSES),
  reason: z.optional(trimmed(REASON_LIMIT)),
});

/** The handler's own: which scores the screen showed, so that the history keeps their numbers. */
export const shownDecisionSchema = z.extend(decisionSchema, {
  shown: z.optional(
    z.object({
      version: z.int32().check(z.nonnegative()),
      override: z.int().check(z.nonnegative()),
    }),
  ),
});
