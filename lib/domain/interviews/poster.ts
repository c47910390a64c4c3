import type { LanguageCode } from "../text/languages.ts";

export const POSTER_PAPERS = ["letter", "a4"] as const;
export type PosterPaper = (typeof POSTER_PAPERS)[number];

/** Where a poster is printed from. */
export function posterPath(id: string, paper: PosterPaper, language: LanguageCode): string {
  return `/api/pdf/poster/${id}?paper=${paper}&language=${language}`;
}

const LONGEST_NAME = 60;

/** 'Crew lead' → 'Crew_lead_poster.pdf'. */
export function posterFileName(title: string): string {
  const kept = title
    .normalize("NFC")
    .trim()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, "_");
  return `${[...kept].slice(0, LONGEST_NAME).join("")}_poster.pdf`;
}
