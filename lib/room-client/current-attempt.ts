import { tabStorage } from "#lib/browser/storage";

const nameOf = (interviewKey: string) => `rolecall:here:${interviewKey}`;

/** The attempt whose person this tab was told is there: they began it, or said that they are the one; else null. */
export function currentAttempt(interviewKey: string): string | null {
  return tabStorage.get(nameOf(interviewKey));
}

/** Keeps that, or forgets it. Without storage a reload asks again. */
export function setCurrentAttempt(interviewKey: string, attemptId: string | null): void {
  tabStorage.set(nameOf(interviewKey), attemptId);
}
