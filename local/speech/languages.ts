import { LANGUAGES } from "#lib/domain/text/languages";

/** Those that an interview may be in. */
const OURS: ReadonlySet<string> = new Set(LANGUAGES.map(({ code }) => code));

/** So sure must the model be of another language before it leaves those that were told. */
export const SURE_OF_ANOTHER = 0.8;
/** Seconds below which a language can't be told. */
const SHORTEST_RUN = 5;
/** Natural logarithm of .7: below it a piece may be in another language than the one that it was heard in. */
const DOUBTFUL = Math.log(0.7);

type Piece = { start: number; end: number; meanLogProbability: number };

/** Pieces in a row that were heard badly and are long enough to tell another language; shorter ones keep their neighbors'. */
export function badlyHeard(pieces: readonly Piece[]): { start: number; end: number }[] {
  const runs: { start: number; end: number }[] = [];
  let isOpen = false;
  for (const { start, end, meanLogProbability } of pieces) {
    const last = isOpen ? runs.at(-1) : undefined;
    isOpen = meanLogProbability < DOUBTFUL;
    if (isOpen && last) last.end = end;
    else if (isOpen) runs.push({ start, end });
  }
  return runs.filter(({ start, end }) => end - start >= SHORTEST_RUN);
}

/** What somebody may be speaking: the likeliest of those that were told, and the likeliest of all that count. */
type Guess = { told: string | null; likeliest: string; probability: number };

/**
 * Reads how probable each language is. Only the product's count, so that a rare one doesn't take a common one's place,
 * but for one that the model is sure of.
 */
export function guessOf(of: ReadonlyMap<string, number>, told: readonly string[]): Guess {
  const sorted = [...of].sort(([, a], [, b]) => b - a);
  const counting = sorted.filter(
    ([code, probability]) =>
      OURS.has(code) || told.includes(code) || probability >= SURE_OF_ANOTHER,
  );
  const [likeliest = "en", probability = 0] = counting[0] ?? [];
  return {
    told: counting.find(([code]) => told.includes(code))?.[0] ?? null,
    likeliest,
    probability,
  };
}

/** A stretch of an answer in one language: seconds that are spoken in it. */
type Stretch = { language: string; seconds: number };

/** What most of an answer is in, null if nobody speaks, and what of it doesn't count. */
export function judged(
  stretches: readonly Stretch[],
  told: readonly string[],
): { main: string | null; isDoubted: (language: string) => boolean } {
  const seconds = new Map<string, number>();
  for (const stretch of stretches) {
    seconds.set(stretch.language, (seconds.get(stretch.language) ?? 0) + stretch.seconds);
  }
  const all = stretches.reduce((sum, stretch) => sum + stretch.seconds, 0);
  const [main = null] = [...seconds].sort(([, a], [, b]) => b - a)[0] ?? [];
  const isMost = (language: string) => (seconds.get(language) ?? 0) * 2 > all;
  return {
    main,
    isDoubted: (language) =>
      told.length > 0 && !told.includes(language) && !(OURS.has(language) && isMost(language)),
  };
}
