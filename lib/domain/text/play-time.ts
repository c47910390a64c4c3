/** A moment of a recording as a player shows it, in seconds: '0:07', '12:40'. */
export function playTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
