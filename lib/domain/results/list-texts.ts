import { MAX_COUNTED } from "./result-query.ts";

/** What a candidates list says if it can't be read. */
export const LIST_ERRORS = {
  company: "Failed to load company profile to fetch attempts.",
  noCompany: "Error loading company profile.",
  noKey: "Company key configuration missing. Finish setting up your company in Settings.",
  unreadable: "Failed to process fetched attempts data.",
  unexpected: "An unexpected error occurred while fetching attempts.",
} as const;

/** Where the list stands on its page. */
export const LIST_ID = "list";

/** '7', '412', '1,000+': a count that went up to one more than a list counts. */
export function countInWords(total: number): string {
  const number = Math.min(total, MAX_COUNTED).toLocaleString("en-US");
  return total > MAX_COUNTED ? `${number}+` : number;
}

/** '1 candidate', '412 candidates', '1,000+ candidates'. */
export function totalInWords(total: number): string {
  return `${countInWords(total)} ${total === 1 ? "candidate" : "candidates"}`;
}
