import type { LanguageCode } from "../text/languages.ts";

/** Postgres' dictionary for the answers in each language: it finds a word by its stem. Plain words if there is none. */
export const ANSWER_DICTIONARIES = {
  en: "english",
  es: "spanish",
  fr: "french",
  de: "german",
  zh: "simple",
  ja: "simple",
  ar: "arabic",
  ru: "russian",
  pt: "portuguese",
  hi: "hindi",
} as const satisfies Record<LanguageCode, string>;
