/** The ten languages of an interview; the first is the default (interviews spec §9). */
export const LANGUAGES = [
  { code: "en", name: "English" },
  { code: "es", name: "Spanish" },
  { code: "fr", name: "French" },
  { code: "de", name: "German" },
  { code: "zh", name: "Chinese" },
  { code: "ja", name: "Japanese" },
  { code: "ar", name: "Arabic" },
  { code: "ru", name: "Russian" },
  { code: "pt", name: "Portuguese" },
  { code: "hi", name: "Hindi" },
] as const;

export type LanguageCode = (typeof LANGUAGES)[number]["code"];

export const DEFAULT_LANGUAGE: LanguageCode = "en";

/** The code of a stored or sent value, by code or by English name in any case; null where it names none. */
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
