import { fileNamePart } from "../results/pdf.ts";
import type { LanguageCode } from "../text/languages.ts";

export const POSTER_PAPERS = ["letter", "a4"] as const;
export type PosterPaper = (typeof POSTER_PAPERS)[number];

/** Where a poster is printed from. */
export function posterPath(id: string, paper: PosterPaper, language: LanguageCode): string {
  return `/api/pdf/poster/${id}?paper=${paper}&language=${language}`;
}

/** 'Crew lead' → 'Crew_lead_poster.pdf'. */
export function posterFileName(title: string): string {
  return `${fileNamePart(title)}_poster.pdf`;
}
