import { fold } from "./fold.ts";
import { ACCENTS } from "./lexicon/accents.ts";
import { FUNCTION_WORDS, TELLING_ENDINGS } from "./lexicon/function-words.ts";
import { countWords } from "./words.ts";

const WORDS_OF_AN_ANSWER = 6;

const NAMES = new Intl.DisplayNames("en", { type: "language", fallback: "none" });
/** ISO 639-2's code for a language that can't be told. */
export const UNDETERMINED = "und";

/** The English name of a language code; 'this language' where it can't be told. */
export function languageName(code: string): string {
  if (code === "tl") return "Tagalog";
  return code === UNDETERMINED ? "this language" : (NAMES.of(code) ?? "this language");
}

/** Scripts, each with the languages written in it and the letters or words that tell them; the last one may have none. */
const SCRIPTS: [RegExp, [string, RegExp?][]][] = [
  [/[\p{sc=Hiragana}\p{sc=Katakana}]/gu, [["ja"]]],
  [/\p{sc=Han}/gu, [["zh"]]],
  [/\p{sc=Hangul}/gu, [["ko"]]],
  [/\p{sc=Thai}/gu, [["th"]]],
  [/\p{sc=Greek}/gu, [["el"]]],
  [/\p{sc=Hebrew}/gu, [["he"]]],
  [/\p{sc=Bengali}/gu, [["bn"]]],
  [/\p{sc=Gurmukhi}/gu, [["pa"]]],
  [/\p{sc=Gujarati}/gu, [["gu"]]],
  [/\p{sc=Tamil}/gu, [["ta"]]],
  [/\p{sc=Telugu}/gu, [["te"]]],
  [/\p{sc=Khmer}/gu, [["km"]]],
  [/\p{sc=Myanmar}/gu, [["my"]]],
  [/\p{sc=Lao}/gu, [["lo"]]],
  [/\p{sc=Armenian}/gu, [["hy"]]],
  [/\p{sc=Georgian}/gu, [["ka"]]],
  [/\p{sc=Ethiopic}/gu, []],
  [/\p{sc=Arabic}/gu, [["ur", /[ٹڈڑںے]/], ["fa", /[پچژگ]/], ["ar"]]],
  [
    /\p{sc=Cyrillic}/gu,
    [
      ["be", /ў/i],
      ["uk", /[іїєґ]/i],
      ["ru", /[ыэё]/i],
    ],
  ],
  [/\p{sc=Devanagari}/gu, [["hi", /(?<!\p{L})(?:है|हैं|में|और|मैं|मैंने)(?!\p{L})/u]]],
];

function languageByScript(text: string): string | null | undefined {
  const folded = fold(text);
  const letters = folded.match(/\p{L}/gu)?.length ?? 0;
  const script = SCRIPTS.find(([pattern]) => (folded.match(pattern)?.length ?? 0) / letters > 0.2);
  if (!script) return undefined;
  return script[1].find(([, telling]) => !telling || telling.test(text))?.[0] ?? null;
}

const READABLE = new Set(["en", "es"]);

/** Share of a text's words that must be a language's own small words, and how many at least. */
const LEAST_SHARE = 0.2;
const FEWEST_HITS = 2;
/** A language that isn't read anyway is named only where it is sure. */
const FEWEST_TO_NAME = 3;

/** Words with letters that neither English nor Spanish has; a third of them is no slip of the keyboard. */
const FOREIGN_WORD = /(?![a-záéíóúüñ])\p{sc=Latin}/iu;
const MOST_FOREIGN = 1 / 3;

function isForeign(text: string): boolean {
  const written = text.normalize("NFKC").match(/[\p{L}\p{M}']+/gu) ?? [];
  return written.filter((word) => FOREIGN_WORD.test(word)).length > written.length * MOST_FOREIGN;
}

type Hits = { code: string; hits: number };

/** Of each small word, the languages that it is one of. */
const LANGUAGES_OF = new Map<string, string[]>();
for (const [code, list] of Object.entries(FUNCTION_WORDS)) {
  for (const word of list) LANGUAGES_OF.set(word, [...(LANGUAGES_OF.get(word) ?? []), code]);
}
/** Small words of English as accents say them: beside plain ones they are English too. */
const SAID_SO = new Set(ACCENTS.flatMap(({ clear }) => Object.keys(clear))).difference(
  FUNCTION_WORDS.en ?? new Set(),
);
const ENDINGS = Object.entries(TELLING_ENDINGS);

function languagesOf(token: string): Set<string> {
  const telling = ENDINGS.filter(([, ending]) => ending.test(token)).map(([code]) => code);
  return new Set([...(LANGUAGES_OF.get(token) ?? []), ...telling]);
}

function hitsOf(tokens: string[]): Hits[] {
  const hits = new Map<string, number>();
  for (const token of tokens) {
    for (const code of languagesOf(token)) hits.set(code, (hits.get(code) ?? 0) + 1);
  }
  const english = hits.get("en") ?? 0;
  if (english >= FEWEST_HITS)
    hits.set("en", english + tokens.filter((token) => SAID_SO.has(token)).length);
  return [...hits].map(([code, count]) => ({ code, hits: count })).sort((a, b) => b.hits - a.hits);
}

/** Share of the best language's hits with which a sentence still passes for its neighbours' language. */
const NEAR = 0.6;

/**
 * Language of a text as an ISO 639-1 code, or null where it can't be told. `around` is the language of the text that
 * a sentence stands in: Italian has sentences that could be Spanish. Deterministic, no network.
 */
export function detectLanguage(text: string, around: string | null = null): string | null {
  const byScript = languageByScript(text.normalize("NFC"));
  if (byScript !== undefined) return byScript;
  const tokens = (fold(text).match(/[\p{L}']+/gu) ?? []).map((word) =>
    word.replace(/^'+|'+$/g, ""),
  );
  if (tokens.length < FEWEST_HITS) return null;
  const foreign = isForeign(text);
  const ranked = hitsOf(tokens).filter(({ code }) => !foreign || !READABLE.has(code));
  const [first] = ranked;
  if (!first || first.hits < FEWEST_HITS || first.hits / tokens.length < LEAST_SHARE) return null;
  const near = ranked.find(({ code }) => code === around)?.hits ?? 0;
  if (near >= FEWEST_HITS && near >= NEAR * first.hits) return around;
  const best = ranked.filter(({ hits }) => hits === first.hits).map(({ code }) => code);
  const read = best.find((code) => READABLE.has(code));
  if (read !== undefined) return read;
  return best.length === 1 && first.hits >= FEWEST_TO_NAME ? first.code : null;
}

/** Share of an answer's words that must be in the interview's language to be the answer. */
const LEAST_IN_INTERVIEW = 1 / 4;

/**
 * Language in which most words of some sentences are said: a foreign order among them doesn't turn the rest foreign.
 * Null where it can't be told. What is said in the interview's language, if it is an answer's length and not only
 * thanks at the end of a foreign one, is the answer.
 */
export function mainLanguage(sentences: readonly string[], interview: string): string | null {
  const whole = detectLanguage(sentences.join(" "));
  const weights = new Map<string, number>();
  for (const sentence of sentences) {
    const language = detectLanguage(sentence, whole) ?? UNDETERMINED;
    weights.set(language, (weights.get(language) ?? 0) + countWords(sentence));
  }
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const own = weights.get(interview) ?? 0;
  if (own >= WORDS_OF_AN_ANSWER && own >= total * LEAST_IN_INTERVIEW) return interview;
  const [most] = [...weights].sort(([, a], [, b]) => b - a);
  return most && most[0] !== UNDETERMINED ? most[0] : whole;
}
