import { pause, retryDelay } from "#lib/browser/retry";
import { currentAttempt, setCurrentAttempt } from "./current-attempt.ts";
import { keepReturnToken, readReturnToken, type TakeStore } from "./take-store.ts";

const MOST_TRIES = 5;

/**
 * Removes what this device holds of an attempt: takes, what was typed, the place, and the way back that leads there. Tries
 * again for some seconds if the device's database is away. @throws DeviceFault after that
 */
export async function clearDevice(
  interviewKey: string,
  attemptId: string,
  store: TakeStore,
): Promise<void> {
  if (currentAttempt(interviewKey) === attemptId) setCurrentAttempt(interviewKey, null);
  for (let tries = 1; ; tries++) {
    try {
      return await forgetKept(interviewKey, attemptId, store);
    } catch (fault) {
      if (tries === MOST_TRIES) throw fault;
      await pause(retryDelay(tries - 1), new AbortController().signal);
    }
  }
}

async function forgetKept(
  interviewKey: string,
  attemptId: string,
  store: TakeStore,
): Promise<void> {
  const way = await readReturnToken(interviewKey);
  if (way?.attemptId === attemptId) await keepReturnToken(interviewKey, null);
  for (const { id } of await store.takes(attemptId)) await store.removeTake(id);
  await store.putPlace(attemptId, null);
  for (const { questionId } of await store.drafts(attemptId)) {
    await store.removeDraft(attemptId, questionId);
  }
}

/** A store that keeps nothing more once `gone` says so: a recording may still be running when everything is removed. */
export function storeUnlessCleared(store: TakeStore, gone: () => boolean): TakeStore {
  const unless =
    <Given extends unknown[]>(keep: (...given: Given) => Promise<void>) =>
    async (...given: Given): Promise<void> => {
      if (!gone()) await keep(...given);
    };
  return {
    ...store,
    putTakes: unless(store.putTakes),
    addSlice: unless(store.addSlice),
    renameTake: unless(store.renameTake),
    putDraft: unless(store.putDraft),
    putPlace: async (attemptId, place) => {
      if (place === null || !gone()) await store.putPlace(attemptId, place);
    },
  };
}
