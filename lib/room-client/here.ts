import { tabStorage } from "#lib/browser/storage";

const nameOf = (interviewKey: string) => `rolecall:here:${interviewKey}`;

/** Whether the person of this tab is the one whose attempt the browser holds: they began, or said so. */
export function isHere(interviewKey: string): boolean {
  return tabStorage.get(nameOf(interviewKey)) !== null;
}

/** Keeps, or forgets, that this tab was told who is there. Without storage a reload asks again. */
export function setHere(interviewKey: string, here: boolean): void {
  tabStorage.set(nameOf(interviewKey), here ? "1" : null);
}
