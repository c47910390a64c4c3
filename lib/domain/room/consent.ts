import type { LanguageCode } from "../text/languages.ts";

/**
 * The version of the notice in each of `lib/messages`. Change a language's with every change of its meaning, and keep what
 * was agreed to until then in `lib/messages/notices/`.
 */
const NOTICE_VERSIONS: Record<LanguageCode, string> = {
  en: "2026-11-28",
  es: "2026-11-28b.es",
  fr: "2026-11-28.fr",
  de: "2026-11-28.de",
  zh: "2026-11-28.zh",
  ja: "2026-11-28.ja",
  ar: "2026-11-28.ar",
  ru: "2026-11-28.ru",
  pt: "2026-11-28.pt",
  hi: "2026-11-28.hi",
};

/** The days of the notices that tell candidates: the company sees that they started, and how far they got. */
export const START_NOTICES = ["2026-11-28", "2026-11-28b"] as const;

/** The days of the notices that tell candidates: the company may show their answers to a client or partner. */
export const CLIENT_NOTICES = ["2026-11-27", ...START_NOTICES] as const;

/** The version of the notice that is shown in a language today. */
export function noticeVersion(language: LanguageCode): string {
  return NOTICE_VERSIONS[language];
}

/** What a candidate agrees to before anything is recorded. */
export type Consent = {
  noticeVersion: string;
  /** The language the notice was read in. */
  language: LanguageCode;
  /** False: people only, neither transcription nor evaluation. */
  aiAllowed: boolean;
};
