import { type InterviewDraft, parseDraft } from "#lib/domain/interview-draft";
import { isUntouched } from "#lib/domain/interview-form";

/*
 * Unfinished interviews, one key per open tab ('slot') and account. A browser that refuses storage keeps nothing,
 * and the wizard works on without.
 */
const prefix = (userId: string) => `rolecall:interview-draft:${userId}:`;

/** The draft in a slot; null where there is none that can be read. */
export function readDraft(userId: string, slot: string): InterviewDraft | null {
  return quietly(() => parseDraft(localStorage.getItem(prefix(userId) + slot)), null);
}

/** Keeps a draft, or forgets its slot where nothing was typed. Says whether it is kept. */
export function keepDraft(userId: string, slot: string, draft: InterviewDraft): boolean {
  return quietly(() => {
    if (isUntouched(draft.form)) {
      localStorage.removeItem(prefix(userId) + slot);
      return false;
    }
    localStorage.setItem(prefix(userId) + slot, JSON.stringify({ ...draft, savedAt: Date.now() }));
    return true;
  }, false);
}

/** Empties a slot. */
export function forgetDraft(userId: string, slot: string): void {
  quietly(() => localStorage.removeItem(prefix(userId) + slot), undefined);
}

/** The slots of one account that hold something, the newest first. */
export function storedSlots(userId: string): string[] {
  const slots = quietly(() => Object.keys(localStorage), [])
    .filter((key) => key.startsWith(prefix(userId)))
    .map((key) => key.slice(prefix(userId).length));
  const savedAt = (slot: string) => readDraft(userId, slot)?.savedAt ?? 0;
  return slots.filter((slot) => savedAt(slot) > 0).toSorted((a, b) => savedAt(b) - savedAt(a));
}

/** The slot that this tab used before its reload. */
export function tabSlot(userId: string): string | null {
  return quietly(() => sessionStorage.getItem(prefix(userId)), null);
}

/** Keeps which slot this tab uses, through its reload. */
export function keepTabSlot(userId: string, slot: string): void {
  quietly(() => sessionStorage.setItem(prefix(userId), slot), undefined);
}

function quietly<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}
