/** Statistics of the bench; all of them deterministic. */

/** A small generator of numbers in [0, 1), the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Quadratic weighted kappa of pairs of levels 0 to `levels - 1`. */
export function weightedKappa(
  pairs: readonly (readonly [number, number])[],
  levels: number,
): number {
  const share = (side: 0 | 1, level: number) =>
    pairs.filter((pair) => pair[side] === level).length / pairs.length;
  const weight = (a: number, b: number) => (a - b) ** 2 / (levels - 1) ** 2;
  const seen = mean(pairs.map(([a, b]) => weight(a, b)));
  let chance = 0;
  for (let a = 0; a < levels; a++) {
    for (let b = 0; b < levels; b++) chance += weight(a, b) * share(0, a) * share(1, b);
  }
  return chance === 0 ? 1 : 1 - seen / chance;
}

/** What a bootstrap picks with, the same at each run. */
export const SEED = 20_261_121;

/** 95 % bootstrap interval of a statistic of a sample. */
export function interval<T>(
  sample: readonly T[],
  statistic: (sample: readonly T[]) => number,
  rounds = 2000,
): [number, number] {
  const random = seeded(SEED);
  const pick = () => sample[Math.floor(random() * sample.length)];
  const values = Array.from({ length: rounds }, () =>
    statistic(sample.map(pick).filter((item) => item !== undefined)),
  ).sort((a, b) => a - b);
  return [values[Math.floor(rounds * 0.025)] ?? 0, values[Math.floor(rounds * 0.975)] ?? 0];
}
