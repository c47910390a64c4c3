import { ellipsize } from "../text/shortened.ts";
import { METRIC_LABELS, METRICS, type Metric } from "./metrics.ts";
import type { Statement, StatementKind } from "./statements/statement.ts";
import type { MetricResult, QuestionResult } from "./types.ts";

const MOST_QUOTED = 160;
/** Why there is no rating if each answer has another reason. */
export const NONE_ENOUGH = "no answer says enough";

/** A quote as it ends a point. */
export function quoted(text: string): string {
  return ` “${ellipsize(text, MOST_QUOTED)}”`;
}

/** Said in the place of a number's quotes where none is shown. */
export const NO_QUOTE = "No quote shown here";

/** "a", "a and b", "a, b, and c". */
export function listed(items: string[]): string {
  if (items.length < 3) return items.join(" and ");
  return `${items.slice(0, -1).join(", ")}, and ${items.at(-1)}`;
}

/** A statement with its quotes as one line of text. */
export function written({
  text,
  quotes,
}: Pick<Statement, "text"> & { quotes: { text: string }[] }) {
  return `${text ?? ""}${quotes.map((quote) => quoted(quote.text)).join("")}`.trim();
}

/** The statements of a kind, a line each. */
export function linesOf(statements: readonly Statement[], kind: StatementKind): string[] {
  return statements.filter((one) => one.kind === kind).map(written);
}

/** Said of a person whom nobody rates, before anything that would blame them for it. */
const PARTS_HARD_TO_HEAR = "Parts of the answers were hard to hear.";

/** What the numbers stand on, or why there are none, in plain words: nothing of the person. */
export function basisOf(
  metrics: Record<Metric, MetricResult>,
  general: number | null,
  questions: readonly QuestionResult[],
  hardToHear: boolean,
): string {
  const read = questions.filter(({ assessed }) => assessed).length;
  const answers = questions.length === 1 ? "1 answer" : `${questions.length} answers`;
  const missing = METRICS.filter((metric) => metrics[metric].score === null);
  const rated = METRICS.length - missing.length;
  if (rated === 0 && hardToHear) return `Too little to rate. ${PARTS_HARD_TO_HEAR}`;
  if (rated === 0) {
    const [reason, ...others] = new Set(questions.flatMap(({ reason }) => reason ?? []));
    if (others.length > 0) return `Too little to rate: ${NONE_ENOUGH}.`;
    return `Too little to rate${reason ? `: ${reason}` : ""}.`;
  }
  const of = read === questions.length ? answers : `${read} of ${answers}`;
  const counts = `ased on ${of} and ${rated} of ${METRICS.length} metrics.`;
  if (general === null) {
    return `Too little to rate: b${counts}${hardToHear ? ` ${PARTS_HARD_TO_HEAR}` : ""}`;
  }
  const labels = missing.map((metric) => METRIC_LABELS[metric].toLowerCase());
  return `B${counts}${labels.length > 0 ? ` Not assessed: ${listed(labels)}.` : ""}`;
}
