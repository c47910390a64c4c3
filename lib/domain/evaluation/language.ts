import { countWords, fold, words } from "./fold.ts";

const WORDS_OF_AN_ANSWER = 6;

/** Languages of the specification with their codes (interviews spec §9). */
export const LANGUAGE_CODES = {
  English: "en",
  Spanish: "es",
  French: "fr",
  German: "de",
  Chinese: "zh",
  Japanese: "ja",
  Arabic: "ar",
  Russian: "ru",
  Portuguese: "pt",
  Hindi: "hi",
} as const;

/** The English name of a language code, or the code itself. */
export function languageName(code: string): string {
  return Object.entries(LANGUAGE_CODES).find(([, value]) => value === code)?.[0] ?? code;
}

const SCRIPTS: [RegExp, string][] = [
  [/[\p{sc=Hiragana}\p{sc=Katakana}]/gu, "ja"],
  [/\p{sc=Han}/gu, "zh"],
  [/\p{sc=Arabic}/gu, "ar"],
  [/\p{sc=Cyrillic}/gu, "ru"],
  [/\p{sc=Devanagari}/gu, "hi"],
];

const STOP_WORDS: [string, Set<string>][] = [
  [
    "en",
    new Set(
      words(
        "the, and, to, of, is, was, i, i'm, i've, my, that, with, for, it, they, them, we, when, have, had, would, on, at, you, so, but, not, this, are, were, be, do, did, if, because, then, what, me, as, always, first, there, who, like, after, from, about",
      ),
    ),
  ],
  [
    "es",
    new Set(
      words(
        "el, la, los, las, de, que, y, en, un, una, yo, mi, con, por, para, es, era, me, se, lo, al, del, cuando, muy, pero, porque, como, le, les, siempre, tengo, mas, si, su, sus, habia, fue, he, ha, esta, estaba, todo, primero, luego, despues, anos, trabajo",
      ),
    ),
  ],
  [
    "fr",
    new Set(
      words(
        "le, les, des, et, je, j'ai, est, une, dans, pour, avec, que, mon, mes, nous, vous, ce, sur, au, pas, qui, etait, quand, toujours, mais, suis, travaille, client",
      ),
    ),
  ],
  [
    "de",
    new Set(
      words(
        "der, die, das, und, ich, ist, ein, eine, mit, fur, auf, nicht, war, habe, wenn, wir, zu, den, dem, mein, meine, immer, aber, weil, dann, sie, haben",
      ),
    ),
  ],
  [
    "pt",
    new Set(
      words(
        "o, os, e, eu, um, uma, com, nao, meu, minha, foi, quando, mas, sempre, muito, trabalho, do, da, em, ao, voce, tenho, anos, era, isso, ele, ela, para",
      ),
    ),
  ],
];

/** Language of a text as an ISO 639-1 code, or null where it can't be told. Deterministic, no network. */
export function detectLanguage(text: string): string | null {
  const folded = fold(text);
  const letters = folded.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return null;
  for (const [pattern, code] of SCRIPTS) {
    if ((folded.match(pattern)?.length ?? 0) / letters > 0.2) return code;
  }
  const tokens = folded.match(/[\p{L}']+/gu) ?? [];
  const ranked = STOP_WORDS.map(([code, list]) => ({
    code,
    hits: tokens.filter((token) => list.has(token)).length,
  })).sort((a, b) => b.hits - a.hits);
  const [best, second] = ranked;
  if (!best || best.hits < 2 || best.hits === second?.hits) return null;
  return best.hits / tokens.length >= 0.1 ? best.code : null;
}

/**
 * Language in which most words of some sentences are said: a foreign order among them doesn't turn the rest foreign.
 * Null where it can't be told. What is said in the interview's language, if it is an answer's length, is the answer.
 */
export function mainLanguage(sentences: readonly string[], interview: string): string | null {
  const weights = new Map<string, number>();
  for (const sentence of sentences) {
    const language = detectLanguage(sentence);
    if (language === null) continue;
    weights.set(language, (weights.get(language) ?? 0) + countWords(sentence));
  }
  if ((weights.get(interview) ?? 0) >= WORDS_OF_AN_ANSWER) return interview;
  const [most] = [...weights].sort(([, a], [, b]) => b - a);
  return most?.[0] ?? detectLanguage(sentences.join(" "));
}
