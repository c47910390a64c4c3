import { METRIC_LABELS, type Metric } from "../evaluation/metrics.ts";
import type { StatementKind } from "../evaluation/statements/statement.ts";
import type { Quote } from "./quote.ts";
import type { EvaluationView, MetricView, StatementView } from "./result-detail.ts";

/** A quote at a place where a result shows it. */
export type PlacedQuote = {
  quote: Quote;
  /** Whether its words stand further up, so that here their beginning and a way to hear them is enough. */
  above: boolean;
  /** The metrics that stand on it. */
  serves: Metric[];
};

export type PlacedStatement = Omit<StatementView, "quotes"> & { quotes: PlacedQuote[] };
export type PlacedMetric = Omit<MetricView, "quotes"> & { quotes: PlacedQuote[] };
/** What a result says of a person, in the order in which it is read. */
export type Findings = Record<StatementKind, PlacedStatement[]> & { metrics: PlacedMetric[] };

const holds = (outer: Quote, inner: Quote) =>
  outer.questionId === inner.questionId && outer.start <= inner.start && inner.end <= outer.end;

/** A fact is its value, and a reason stands under its metric: they show no words of their quotes. */
const WITHOUT_WORDS: readonly StatementKind[] = ["fact", "reason"];

/** Said beside the beginning of words that stand further up. */
export const QUOTED_ABOVE = "quoted above";

/**
 * Statements by kind, and the metrics, with every quote's words in one place only: the first. A part of a quote further
 * up counts as that quote. A statement that is nothing but quotes that stand further up is left out, but a concern:
 * of that its beginning is said again.
 */
export function findingsOf(
  evaluation: Pick<EvaluationView, "statements" | "metrics"> | null,
): Findings {
  const metrics = evaluation?.metrics ?? [];
  const shown: Quote[] = [];
  const servedBy = (quote: Quote) =>
    metrics.flatMap(({ metric, quotes }) =>
      quotes.some((one) => holds(one, quote) || holds(quote, one)) ? [metric] : [],
    );
  const place = (quotes: readonly Quote[], kind: StatementKind | null): PlacedQuote[] => {
    const withWords = kind === null || !WITHOUT_WORDS.includes(kind);
    const whole = quotes.filter(
      (quote, at) => !quotes.some((one, other) => other !== at && covers(one, quote, other < at)),
    );
    return whole.map((quote) => {
      const above = !withWords || shown.some((one) => holds(one, quote));
      if (!above) shown.push(quote);
      return { quote, above, serves: servedBy(quote) };
    });
  };
  const ofKind = (kind: StatementKind): PlacedStatement[] =>
    (evaluation?.statements ?? [])
      .filter((one) => one.kind === kind)
      .map((one) => ({
        ...one,
        text: one.text ?? strongIn(one),
        quotes: place(one.quotes, kind),
      }))
      .filter(
        ({ text, quotes, source }) =>
          kind === "concern" ||
          text !== null ||
          source !== null ||
          quotes.some(({ above }) => !above),
      );
  return {
    summary: ofKind("summary"),
    fact: ofKind("fact"),
    to_check: ofKind("to_check"),
    strength: ofKind("strength"),
    concern: ofKind("concern"),
    reason: ofKind("reason"),
    metrics: metrics.map((view) => ({ ...view, quotes: readable(place(view.quotes, null)) })),
  };
}

/** Under a metric those with words of their own; if there are none, the first says which stands further up. */
function readable(quotes: PlacedQuote[]): PlacedQuote[] {
  const own = quotes.filter(({ above }) => !above);
  return own.length > 0 ? own : quotes.slice(0, 1);
}

/** What a strength without words of its own is in. */
function strongIn({ kind, metric }: StatementView): string | null {
  return kind === "strength" && metric !== null ? METRIC_LABELS[metric] : null;
}

/** Whether a quote beside another says all of it; of two that are the same, the first does. */
function covers(outer: Quote, inner: Quote, isFirst: boolean): boolean {
  return holds(outer, inner) && (isFirst || !holds(inner, outer));
}
