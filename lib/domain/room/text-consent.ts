import { phoneNumber } from "../text/phone.ts";

/**
 * The versions of the words beside the box for text messages, in `lib/messages`, the newest last. Add one with every change
 * of their meaning, and keep the old words in `lib/messages/text-words`.
 */
export const TEXT_WORDS = ["2026-11-28", "2026-11-28b", "2026-11-28c"] as const;
export type TextWords = (typeof TEXT_WORDS)[number];

/** What the box says today. */
export const NEWEST_TEXT_WORDS: TextWords = "2026-11-28c";

/** The number that we text, as it is typed; null, and no box, for any but one of the United States or Canada. */
export function textableNumber(phone: string): string | null {
  const number = phoneNumber(phone);
  return number?.startsWith("+1") ? number : null;
}
