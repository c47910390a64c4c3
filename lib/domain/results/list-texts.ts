/** What a candidates list says if it can't be read. */
export const LIST_ERRORS = {
  company: "Failed to load company profile to fetch attempts.",
  noCompany: "Error loading company profile.",
  noKey: "Company key configuration missing. Finish setting up your company in Settings.",
  unreadable: "Failed to process fetched attempts data.",
  unexpected: "An unexpected error occurred while fetching attempts.",
} as const;

/** '1 candidate', '412 candidates', '1,000+ candidates'. */
export function totalInWords({ total, more }: { total: number; more: boolean }): string {
  const number = total.toLocaleString("en-US");
  return `${number}${more ? "+" : ""} ${total === 1 && !more ? "candidate" : "candidates"}`;
}
