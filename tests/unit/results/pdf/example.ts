import { result } from "#components/gallery/examples/results";
import type { DocumentInput } from "#lib/documents/pdf/letterhead";
import type { ResultDetail } from "#lib/domain/results/result-detail";

/** What the tests print: the example of the page's own tests. */
export function input(changes: Partial<ResultDetail> = {}): DocumentInput {
  return {
    result: { ...result, ...changes },
    company: { name: "Bright & Tidy", color: "#0693e3", timeZone: "America/New_York" },
    logo: null,
    now: Date.parse("2026-11-21T18:00:00Z"),
  };
}

export { answers, result } from "#components/gallery/examples/results";
