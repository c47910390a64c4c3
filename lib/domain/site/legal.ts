/** What stands on every legal page, and in the texts themselves. */
export const LEGAL = {
  effective: "Feb 18, 2025",
  updated: "Feb 19, 2025",
  minimumAge: 18,
  law: "Florida",
  refund: "There is no refund for partial use",
} as const;

/** The version of the terms that people accept today, by its day: that of `updated`. */
export const TERMS_VERSION = "2025-02-19";

/**
 * A paragraph, a list, a table with its head first, or what stays folded until it is asked for. A link in a text is written
 * '[words](/address)'.
 */
export type LegalBlock =
  | string
  | { list: string[] }
  | { table: [head: string[], ...rows: string[][]] }
  | { fold: string; blocks: LegalBlock[] };

export type LegalText = {
  title: string;
  intro: string;
  sections: { heading: string; blocks: LegalBlock[] }[];
};

/** The anchor of a section: 'Who sees it' → 'who-sees-it'. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
