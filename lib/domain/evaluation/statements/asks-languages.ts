import { fold } from "../../text/fold.ts";
import { LANGUAGES } from "../../text/languages.ts";
import { tellsOfLanguages } from "./tells-languages.ts";

/** What is spoken where the product's employers work. Polish is left out: in English it is what one does to a floor. */
const SPOKEN = [
  ...["en", "es", "fr", "de", "pt", "ru", "ar", "hi", "zh", "ja"],
  ...["vi", "ko", "tl", "ht", "uk", "it"],
];

/** 'Language' and 'bilingual', each as the ten languages begin it. */
const LANGUAGE =
  "languages?|bilingual|multilingual|idiomas?|lenguas?|bilingue|langues?|sprachen?|zweisprachig|linguas?|язык|двуязыч|لغة|لغات|اللغ|भाषा";
const UNSPACED = "语言|双语|語言|言語|バイリンガル|何語";

const NAMES = LANGUAGES.flatMap(({ tag }) => {
  const names = new Intl.DisplayNames(tag, { type: "language", fallback: "none" });
  return SPOKEN.flatMap((code) => fold(names.of(code) ?? "").replace(/[()]/g, "") || []);
});
const isUnspaced = (name: string) => /[\p{Script=Han}\p{Script=Hiragana}]/u.test(name);
const spaced = NAMES.filter((name) => !isUnspaced(name)).join("|");
const unspaced = NAMES.filter(isUnspaced).join("|");
const ASKS = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${LANGUAGE}|${spaced})\\p{L}{0,3}(?![\\p{L}\\p{N}])|${UNSPACED}|${unspaced}`,
  "u",
);

/**
 * Whether a question is about languages, in any of the ten: only then may an answer's languages be a fact. Elsewhere
 * they tell where somebody is from.
 */
export function asksForLanguages(questionText: string): boolean {
  return ASKS.test(fold(questionText)) || tellsOfLanguages(questionText);
}
