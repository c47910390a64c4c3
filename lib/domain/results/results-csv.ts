import { METRIC_LABELS, METRICS, type Metric } from "../evaluation/metrics.ts";
import { csvLine } from "../text/csv.ts";
import { contactWords } from "./contact-log.ts";
import { mustHavesWords } from "./result-query.ts";
import { qualifiedWord, RATING_WORDS, type ResultRow } from "./results.ts";

const HEAD = [
  ...["Candidate", "Email", "Phone", "Interview", "Submitted", "Qualified", "Rating"],
  ...["Rating state", "Status", "Must-haves", "Hours", "Facts", "In their words"],
  ...METRICS.map((metric) => METRIC_LABELS[metric]),
  ...["Contact", "Contacted", "Tags", "Assigned to", "Link"],
];

/** The file's first line. The mark before it tells a spreadsheet that the file is UTF-8. */
export const RESULTS_CSV_HEAD = `\ufeff${csvLine(HEAD)}`;

/** The numbers of a candidate's metrics that are shown; those that nobody gave are left out, or null. */
type ShownMetrics = Partial<Record<Metric, number | null>>;

/** A candidate as a line of the file, with the address of their page; what nobody knows is an empty cell. */
export function resultCsvLine(row: ResultRow, metrics: ShownMetrics, link: string): string {
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
    ...METRICS.map((metric) => metrics[metric] ?? null),
    row.contact && contactWords(row.contact),
    row.contact?.at ?? null,
    row.tags.join("; ") || null,
    row.assigned?.name ?? null,
    link,
  ]);
}
