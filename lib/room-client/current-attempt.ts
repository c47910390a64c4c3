import { tabStorage } from "#lib/browser/storage";

const nameOf = (interviewKey: string) => `rolecall:here:${interviewKey}`;

/** The attempt of the person using this tab: they started it or confirmed that it is theirs. Null otherwise. */
export function currentAttempt(interviewKey: string): string | null {
  return tabStorage.get(nameOf(interviewKey));
}

/** Keeps that, or forgets it. Without storage a reload asks again. */
export function setCurrentAttempt(interviewKey: string, attemptId: string | null): void {
  tabStorage.set(nameOf(interviewKey), attemptId);
}
