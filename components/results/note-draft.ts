import { tabStorage } from "#lib/browser/storage";

const key = (attemptId: string) => `rolecall:note:${attemptId}`;

/** A note that was begun and not saved, as this tab keeps it. */
export const noteDraft = {
  get: (attemptId: string) => tabStorage.get(key(attemptId)),
  set: (attemptId: string, note: string) => tabStorage.set(key(attemptId), note || null),
  remove: (attemptId: string) => tabStorage.set(key(attemptId), null),
};
