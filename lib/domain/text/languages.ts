type LanguageFacts = {
  code: string;
  name: string;
  /** What its speakers call it. */
  own: string;
  /** What a page and Intl are told: Western digits in Arabic, as clocks and counters show them everywhere. */
  tag: string;
  dir: "ltr" | "rtl";
  /** What a letter greets people by. */
  greets: "first name" | "whole name";
};

const ltr = { dir: "ltr", greets: "first name" } as const;

/** The languages of an interview; the first is the default. */
export const LANGUAGES = [
  { code: "en", name: "English", own: "English", tag: "en", ...ltr },
  { code: "es", name: "Spanish", own: "Español", tag: "es-US", ...ltr },
  { code: "fr", name: "French", own: "Français", tag: "fr", ...ltr },
  { code: "de", name: "German", own: "Deutsch", tag: "de", ...ltr },
  {
    code: "zh",
    name: "Chinese",
    own: "简体中文",
    tag: "zh-Hans",
    dir: "ltr",
    greets: "whole name",
  },
  { code: "ja", name: "Japanese", own: "日本語", tag: "ja", dir: "ltr", greets: "whole name" },
  {
    code: "ar",
    name: "Arabic",
    own: "العربية",
    tag: "ar-u-nu-latn",
    dir: "rtl",
    greets: "first name",
  },
  { code: "ru", name: "Russian", own: "Русский", tag: "ru", ...ltr },
  { code: "pt", name: "Portuguese", own: "Português", tag: "pt-BR", ...ltr },
  { code: "hi", name: "Hindi", own: "हिन्दी", tag: "hi", ...ltr },
] as const satisfies readonly LanguageFacts[];

export type LanguageCode = (typeof LANGUAGES)[number]["code"];

export const DEFAULT_LANGUAGE: LanguageCode = "en";

/** The code of a stored or sent value, by code or by English name in any case; null if it names none. */
export function toLanguage(value: string | null | undefined): LanguageCode | null {
  const wanted = value?.trim().toLowerCase();
  const found = LANGUAGES.find(
    ({ code, name }) => code === wanted || name.toLowerCase() === wanted,
  );
  return found?.code ?? null;
}

/** 'es' → 'Spanish'. */
export function languageName(code: LanguageCode): string {
  return LANGUAGES.find((language) => language.code === code)?.name ?? "English";
}

/** What Intl is told, for one of our codes; another code stays as it is. */
export function languageTag(code: string): string {
  return LANGUAGES.find((language) => language.code === code)?.tag ?? code;
}

/** The attributes of an element whose words are in a language. */
export function textAttributes(code: string): { lang: string; dir: "ltr" | "rtl" } {
  const lang = languageTag(code).replace(/-u-.*/, "");
  return { lang, dir: LANGUAGES.find((language) => language.code === code)?.dir ?? "ltr" };
}

const askedLanguages = (header: string | null) =>
  (header ?? "").split(",").map((part) => toLanguage(part.trim().split(/[-;]/)[0]));

/** The first of ours that a browser asks for ('pt-BR,pt;q=0.9,en;q=0.8', best first), or the default. */
export function requestedLanguage(header: string | null): LanguageCode {
  return askedLanguages(header).find((code) => code !== null) ?? DEFAULT_LANGUAGE;
}

/** The language of a phone: the first that its browser asks for; null if that is none of ours. */
export function firstLanguage(header: string | null): LanguageCode | null {
  return askedLanguages(header)[0] ?? null;
}

/** A language as another one calls it: 'en' in Spanish is 'inglés'. */
export function languageNameIn(language: LanguageCode, code: LanguageCode): string {
  return new Intl.DisplayNames([languageTag(language)], { type: "language" }).of(code) ?? code;
}
