import * as z from "zod/mini";

const preview = z.object({
  dueToday: z.number(),
  credit: z.number(),
  nextDate: z.nullable(z.string()),
});

/** What a change costs now and what stays as credit, in cents, and the day of the next bill. */
export type ChangePreview = z.infer<typeof preview>;

/** The preview in an answer of ours; null where it is not one. */
export function readPreview(value: unknown): ChangePreview | null {
  return preview.safeParse(value).data ?? null;
}

const refusal = z.object({ error: z.object({ message: z.string() }) });

/** Why a change can't be made, in our words for people; null where the answer has none. */
export function readRefusal(value: unknown): string | null {
  return refusal.safeParse(value).data?.error.message ?? null;
}
