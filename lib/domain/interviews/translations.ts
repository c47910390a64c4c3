import type { LanguageCode } from "../text/languages.ts";

/** Words in other languages than the interview's own. */
export type Translations<Words> = Partial<Record<LanguageCode, Words>>;

/** What a question says; only a knockout question has options. */
export type AskedWords = {
  text: string;
  options: string[];
  /** Of a model's draft, the day on which somebody took it, 2026-12-24; none once the words are changed. */
  drafted?: string | undefined;
};

/** What an interview says of its job; what is empty is there in the interview's own language only. */
export type JobWords = { title: string; description: string; pay?: string | undefined };

type TitleAndDescription = Omit<JobWords, "pay">;

/** A question in the words of a language, or in its own. */
export function askedIn<
  Question extends { text: string; options?: string[]; translations: Translations<AskedWords> },
>({ translations, ...question }: Question, language: LanguageCode) {
  const { text, options } = translations[language] ?? question;
  return { ...question, text, ...(question.options && { options }) };
}

/** An interview's title in a language, or in its own. */
export function titleIn(
  { title, translations }: { title: string; translations: Translations<{ title: string }> },
  language: LanguageCode,
): string {
  return translations[language]?.title || title;
}

/** An interview's title and description in a language, or in its own. */
export function jobIn(
  interview: TitleAndDescription & { translations: Translations<TitleAndDescription> },
  language: LanguageCode,
): TitleAndDescription {
  const description = interview.translations[language]?.description || interview.description;
  return { title: titleIn(interview, language), description };
}

/** What an interview says that it pays, in a language or in its own; empty if it says nothing. */
export function payIn(
  { pay, translations }: { pay: string; translations: Translations<{ pay?: string | undefined }> },
  language: LanguageCode,
): string {
  const own = pay.trim();
  return own && (translations[language]?.pay?.trim() || own);
}

/** Whether a question is said in a language in part, or whole. */
export function isSaid({ text, options }: AskedWords, how: "some" | "every"): boolean {
  return [text, ...options][how]((words) => words.trim() !== "");
}

/** An interview's own language, and those that were added in their order. */
export type Languages = { language: LanguageCode; languages: readonly LanguageCode[] };

/** The languages that an interview is kept in beside its own. */
export function otherLanguages({ language, languages }: Languages): LanguageCode[] {
  return languages.filter((code) => code !== language);
}

/** What an interview is first given beside its own language: what most people read who don't read that. */
export function firstBeside(language: LanguageCode): "en" | "es" {
  return language === "es" ? "en" : "es";
}

/** Of a form's words those that are saved: in the languages that it has, and of questions those that are said. */
export function savedIn<Words>(
  form: Languages,
  translations: Translations<Words>,
  isThere: (words: Words) => boolean = () => true,
): Translations<Words> {
  const saved: Translations<Words> = {};
  for (const code of otherLanguages(form)) {
    const words = translations[code];
    if (words !== undefined && isThere(words)) saved[code] = words;
  }
  return saved;
}
