const DELAYS_MS = [500, 1000, 2000, 4000, 8000, 15_000];

/** Milliseconds to wait before try number `tries` (from 0): longer each time, at most 15 s, never for ever. */
export function retryDelay(tries: number): number {
  return DELAYS_MS[Math.min(tries, DELAYS_MS.length - 1)] ?? 15_000;
}

/** Waits, but no longer than until the connection is back or `signal` says stop. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener("online", end);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    window.addEventListener("online", end);
    signal.addEventListener("abort", end);
    if (signal.aborted) end();
  });
}
