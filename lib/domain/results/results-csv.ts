import { csvLine } from "../text/csv.ts";
import { mustHavesWords } from "./result-query.ts";
import { qualifiedWord, RATING_WORDS, type ResultRow } from "./results.ts";

const HEAD = [
  ...["Candidate", "Email", "Phone", "Interview", "Submitted", "Qualified", "Rating"],
  ...["Rating state", "Status", "Must-haves", "Hours", "Facts", "In their words"],
];

/** The file's first line. The mark before it tells a spreadsheet that the file is UTF-8. */
export const RESULTS_CSV_HEAD = `\ufeff${csvLine(HEAD)}`;

/** A candidate as a line of the file; what nobody knows is an empty cell. */
export function resultCsvLine(row: ResultRow): string {
  return csvLine([
    ...[row.name, row.email, row.phone, row.interviewTitle, row.submitted],
    row.qualified === null ? null : qualifiedWord(row.qualified),
    row.rating,
    RATING_WORDS[row.state],
    row.status,
    mustHavesWords(row.mustHaves),
    row.hours,
    row.facts.map(({ text }) => text).join("; ") || null,
    row.said?.text ?? null,
  ]);
}
