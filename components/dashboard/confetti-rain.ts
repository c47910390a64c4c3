/** How many pieces fall while the rain is full, in ms from its start how long that is, and how it ends. */
export const RAIN = { pieces: 400, fullMs: 6000, step: 50, everyMs: 300 } as const;

/** How long pieces live, in ms. Different lives keep them from all ending at once. */
const LIVES = [1200, 1500, 1800, 2100, 2400, 2700, 3000, 3300] as const;

/** How many pieces are wanted this many ms after the start. */
export function wantedPieces(sinceMs: number): number {
  if (sinceMs < RAIN.fullMs) return RAIN.pieces;
  const steps = Math.floor((sinceMs - RAIN.fullMs) / RAIN.everyMs) + 1;
  return Math.max(0, RAIN.pieces - RAIN.step * steps);
}

type Batch = { count: number; until: number };

/**
 * Lets pieces fall: every 300 ms as many as are missing from the wanted number. `fire` throws a number of pieces that
 * live for a number of ms; `onEnd` is called when the last one has gone.
 * @returns what stops it early
 */
export function startRain(
  fire: (count: number, lifeMs: number) => void,
  onEnd: () => void,
): () => void {
  const start = Date.now();
  let batches: Batch[] = [];

  function topUp() {
    const now = Date.now();
    batches = batches.filter(({ until }) => until > now);
    const live = batches.reduce((sum, { count }) => sum + count, 0);
    const wanted = wantedPieces(now - start);
    let missing = wanted - live;
    for (const [index, life] of LIVES.entries()) {
      const count = Math.ceil(missing / (LIVES.length - index));
      if (count <= 0) continue;
      fire(count, life);
      batches.push({ count, until: now + life });
      missing -= count;
    }
    if (wanted === 0 && live === 0) {
      clearInterval(timer);
      onEnd();
    }
  }

  const timer = setInterval(topUp, RAIN.everyMs);
  topUp();
  return () => clearInterval(timer);
}
