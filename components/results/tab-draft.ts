import { tabStorage } from "#lib/browser/storage";
import type { DecisionMailKind } from "#lib/domain/results/decision-mail";

/** An unsent text about a candidate, kept in this tab. */
export function tabDraft(kind: "note" | DecisionMailKind, attemptId: string) {
  const key = `rolecall:${kind}:${attemptId}`;
  return {
    get: () => tabStorage.get(key),
    set: (text: string) => tabStorage.set(key, text || null),
    remove: () => tabStorage.set(key, null),
  };
}
