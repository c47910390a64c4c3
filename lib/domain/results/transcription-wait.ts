/** What the list says of an answer that waits to be transcribed, by the seconds that are left. */
export function transcriptionWaitText(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  return `Transcribing, about ${minutes} ${minutes === 1 ? "minute" : "minutes"}`;
}
