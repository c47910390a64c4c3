import * as z from "zod/mini";

const preview = z.object({ dueToday: z.number(), nextDate: z.nullable(z.string()) });

/** What a change costs now, in cents, and the day of the next bill. */
export type ChangePreview = z.infer<typeof preview>;

/** The preview in an answer of ours; null where it is not one. */
export function readPreview(value: unknown): ChangePreview | null {
  return preview.safeParse(value).data ?? null;
}
