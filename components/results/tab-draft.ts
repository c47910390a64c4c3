import { tabStorage } from "#lib/browser/storage";
import type { DecisionMailKind } from "#lib/domain/results/decision-mail";

/** A text about a candidate that was begun and not sent, as this tab keeps it. */
export function tabDraft(kind: "note" | DecisionMailKind, attemptId: string) {
  const key = `rolecall:${kind}:${attemptId}`;
  return {
    get: () => tabStorage.get(key),
    set: (text: string) => tabStorage.set(key, text || null),
    remove: () => tabStorage.set(key, null),
  };
}
