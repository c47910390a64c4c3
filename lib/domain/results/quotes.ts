import { quoted } from "../evaluation/compose.ts";
import type { Metric } from "../evaluation/metrics.ts";
import type { MetricView, Quote } from "./result-detail.ts";

/** A quote that already stands under another metric, or earlier under the same one. */
export type QuoteReference = { quote: Quote; under: Metric };

/** A metric with the quotes that nothing above it shows, and where the others stand. */
export type MetricQuotes = { view: MetricView; references: QuoteReference[] };

const holds = (outer: Quote, inner: Quote) =>
  outer.questionId === inner.questionId && outer.start <= inner.start && inner.end <= outer.end;

/**
 * Every metric with its quotes, each quote only once: one that is a part of a quote above refers to that one. In the
 * order of `metrics`; a metric refers to a quote once.
 */
export function quotesOnce(metrics: readonly MetricView[]): MetricQuotes[] {
  const above: QuoteReference[] = [];
  return metrics.map((view) => {
    const { metric, quotes } = view;
    const own: Quote[] = [];
    const references: QuoteReference[] = [];
    for (const quote of longestFirst(quotes)) {
      const known = above.find((one) => holds(one.quote, quote));
      if (known === undefined) {
        above.push({ quote, under: metric });
        own.push(quote);
      } else if (known.under !== metric && !references.includes(known)) {
        references.push(known);
      }
    }
    return { view: { ...view, quotes: quotes.filter((one) => own.includes(one)) }, references };
  });
}

/** Strengths or weaknesses without the quotes that stand under their metrics, unless a quote is all they say. */
export function withoutQuotes(points: readonly string[], metrics: readonly MetricView[]): string[] {
  const known = metrics.flatMap(({ quotes }) => quotes.map(({ text }) => quoted(text)));
  return points.map((point) => {
    const quote = known.find((one) => point.endsWith(one));
    if (quote === undefined) return point;
    return point.slice(0, -quote.length) || point;
  });
}

function longestFirst(quotes: readonly Quote[]): Quote[] {
  return quotes.toSorted((a, b) => b.end - b.start - (a.end - a.start));
}
