import { pause, retryDelay } from "#lib/browser/retry";
import { browserStorage, tabStorage } from "#lib/browser/storage";
import type { InterviewDraft } from "#lib/domain/interviews/interview-draft";
import { isUntouched } from "#lib/domain/interviews/interview-form";

/*
 * Unfinished interviews, one key per open tab ('slot') and account. A browser that refuses storage keeps nothing,
 * and the wizard works on without.
 */
const prefix = (userId: string) => `rolecall:interview-draft:${userId}:`;

/**
 * What reads a draft loads with the first one. It is asked for until it comes: a draft that was not read would be taken
 * for none, and written over.
 */
async function loadParser() {
  for (let tries = 0; ; tries += 1) {
    const module = await import("#lib/domain/interviews/stored-draft").catch(() => null);
    if (module) return module.parseDraft;
    await pause(retryDelay(tries), new AbortController().signal);
  }
}

/** The draft in a slot; null if there is none that can be read. */
export async function readDraft(userId: string, slot: string): Promise<InterviewDraft | null> {
  const text = browserStorage.get(prefix(userId) + slot);
  return text === null ? null : (await loadParser())(text);
}

/** Keeps a draft, or forgets its slot if nothing was typed. Says whether it is kept. */
export function keepDraft(userId: string, slot: string, draft: InterviewDraft): boolean {
  const kept = isUntouched(draft.form) ? null : JSON.stringify({ ...draft, savedAt: Date.now() });
  return browserStorage.set(prefix(userId) + slot, kept);
}

export function forgetDraft(userId: string, slot: string): void {
  browserStorage.set(prefix(userId) + slot, null);
}

/** The slots of one account that hold something, the newest first. */
export async function storedSlots(userId: string): Promise<string[]> {
  const slots = browserStorage
    .keys()
    .filter((key) => key.startsWith(prefix(userId)))
    .map((key) => key.slice(prefix(userId).length));
  const drafts = await Promise.all(
    slots.map(async (slot) => ({ slot, savedAt: (await readDraft(userId, slot))?.savedAt ?? 0 })),
  );
  return drafts
    .filter(({ savedAt }) => savedAt > 0)
    .toSorted((a, b) => b.savedAt - a.savedAt)
    .map(({ slot }) => slot);
}

/** The slot that this tab used before its reload. */
export function tabSlot(userId: string): string | null {
  return tabStorage.get(prefix(userId));
}

/** Keeps which slot this tab uses, through its reload. */
export function keepTabSlot(userId: string, slot: string): void {
  tabStorage.set(prefix(userId), slot);
}
