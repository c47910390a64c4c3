import { phoneNumber } from "../text/phone.ts";

/**
 * The versions of the words beside the box for text messages, in `lib/messages`, the newest last. Add one with every change
 * of their meaning, and keep the old words in `lib/messages/text-words`.
 */
export const TEXT_WORDS = ["2026-11-28", "2026-11-28b"] as const;
export type TextWords = (typeof TEXT_WORDS)[number];

/** What the box says today. */
export const NEWEST_TEXT_WORDS: TextWords = "2026-11-28b";

/** Whether a number as it is typed can be texted: else there is no box. */
export const canBeTexted = (phone: string): boolean => phoneNumber(phone) !== null;
