import { z } from "zod";
import { identifier, text } from "../text/text.ts";

const userId = identifier(64);

/** Small and flat: single values by name, never objects. */
const traits = z
  .record(identifier(100), z.union([text(500), z.number(), z.boolean(), z.null()]))
  .refine((value) => Object.keys(value).length <= 30, "At most 30 traits")
  .default({});

export const trackSchema = z.object({ userId, event: identifier(100), traits });
export const identifySchema = z.object({ userId, traits });

/** The time as the messaging service takes dates: whole seconds since 1970. */
export function lastSeenAt(now: Date): number {
  return Math.floor(now.getTime() / 1000);
}
