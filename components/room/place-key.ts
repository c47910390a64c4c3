/** Under which name a browser remembers where in an attempt its candidate is. */
export function placeKey(attemptId: string): string {
  return `rolecall:at:${attemptId}`;
}
