const nameOf = (interviewKey: string) => `rolecall:here:${interviewKey}`;

/** Whether the person of this tab is the one whose attempt the browser holds: they began, or said so. */
export function isHere(interviewKey: string): boolean {
  try {
    return sessionStorage.getItem(nameOf(interviewKey)) !== null;
  } catch {
    return false;
  }
}

/** Keeps, or forgets, that this tab was told who is there. */
export function setHere(interviewKey: string, here: boolean): void {
  try {
    if (here) sessionStorage.setItem(nameOf(interviewKey), "1");
    else sessionStorage.removeItem(nameOf(interviewKey));
  } catch {
    // Without storage a reload asks who is there.
  }
}
