import { browserStorage, tabStorage } from "#lib/browser/storage";
import { type InterviewDraft, parseDraft } from "#lib/domain/interviews/interview-draft";
import { isUntouched } from "#lib/domain/interviews/interview-form";

/*
 * Unfinished interviews, one key per open tab ('slot') and account. A browser that refuses storage keeps nothing,
 * and the wizard works on without.
 */
const prefix = (userId: string) => `rolecall:interview-draft:${userId}:`;

/** The draft in a slot; null where there is none that can be read. */
export function readDraft(userId: string, slot: string): InterviewDraft | null {
  return parseDraft(browserStorage.get(prefix(userId) + slot));
}

/** Keeps a draft, or forgets its slot where nothing was typed. Says whether it is kept. */
export function keepDraft(userId: string, slot: string, draft: InterviewDraft): boolean {
  const kept = isUntouched(draft.form) ? null : JSON.stringify({ ...draft, savedAt: Date.now() });
  return browserStorage.set(prefix(userId) + slot, kept);
}

/** Empties a slot. */
export function forgetDraft(userId: string, slot: string): void {
  browserStorage.set(prefix(userId) + slot, null);
}

/** The slots of one account that hold something, the newest first. */
export function storedSlots(userId: string): string[] {
  const slots = browserStorage
    .keys()
    .filter((key) => key.startsWith(prefix(userId)))
    .map((key) => key.slice(prefix(userId).length));
  const savedAt = (slot: string) => readDraft(userId, slot)?.savedAt ?? 0;
  return slots.filter((slot) => savedAt(slot) > 0).toSorted((a, b) => savedAt(b) - savedAt(a));
}

/** The slot that this tab used before its reload. */
export function tabSlot(userId: string): string | null {
  return tabStorage.get(prefix(userId));
}

/** Keeps which slot this tab uses, through its reload. */
export function keepTabSlot(userId: string, slot: string): void {
  tabStorage.set(prefix(userId), slot);
}
