import { keepTabSlot, storedSlots, tabSlot } from "./wizard/draft-storage";

/**
 * How long a tab waits for its own former self to let go, in ms. After a reload that self is surely going, however
 * slow the machine; a duplicated tab brings the same slot along, whose owner stays.
 */
const RELOAD_PATIENCE_MS = 10_000;
const DUPLICATE_PATIENCE_MS = 500;

type Claim = { slot: string; release: () => void };

/**
 * A place for this tab's draft that no other open tab writes to: its own from before a reload, else the newest that
 * was left behind, else a new one. The lock ends with the tab.
 */
export async function claimDraftSlot(userId: string): Promise<Claim> {
  const own = tabSlot(userId);
  const others = (await storedSlots(userId)).filter((slot) => slot !== own);
  const claim =
    (own && (await take(userId, own, AbortSignal.timeout(patienceMs())))) ||
    (await firstFree(userId, others)) ||
    (await fresh(userId));
  keepTabSlot(userId, claim.slot);
  return claim;
}

function patienceMs(): number {
  const [navigation] = performance.getEntriesByType("navigation");
  const reloaded = navigation && "type" in navigation && navigation.type === "reload";
  return reloaded ? RELOAD_PATIENCE_MS : DUPLICATE_PATIENCE_MS;
}

async function firstFree(userId: string, slots: string[]): Promise<Claim | null> {
  for (const slot of slots) {
    const claim = await take(userId, slot);
    if (claim) return claim;
  }
  return null;
}

async function fresh(userId: string): Promise<Claim> {
  const slot = newId();
  return (await take(userId, slot)) ?? { slot, release: () => {} };
}

/** A lock on a slot; null if another tab holds it (for longer than `patience`, if given). */
function take(userId: string, slot: string, patience?: AbortSignal): Promise<Claim | null> {
  // Browsers lock on secure addresses only. Elsewhere the tabs share their drafts, as they did before locks.
  const locks = typeof navigator === "undefined" ? undefined : navigator.locks;
  if (!locks) return Promise.resolve({ slot, release: () => {} });
  return new Promise((resolve) => {
    const hold = (lock: Lock | null) => {
      if (!lock) return resolve(null);
      return new Promise<void>((release) => resolve({ slot, release }));
    };
    const options = patience ? { signal: patience } : { ifAvailable: true };
    locks
      .request(`rolecall:interview-draft:${userId}:${slot}`, options, hold)
      .catch(() => resolve(null));
  });
}

/** A uuid; `randomUUID` too exists on secure addresses only. */
export function newId(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    if (index === 6) return ((byte & 0x0f) | 0x40).toString(16).padStart(2, "0");
    if (index === 8) return ((byte & 0x3f) | 0x80).toString(16).padStart(2, "0");
    return byte.toString(16).padStart(2, "0");
  }).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
