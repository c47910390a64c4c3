import { METRIC_LABELS } from "#lib/domain/evaluation/metrics";
import type { QuoteReference } from "#lib/domain/results/quotes";
import type { MetricView, Quote } from "#lib/domain/results/result-detail";
import type { RoomQuestion } from "#lib/domain/room/room";
import { MetricBar } from "../evaluation/metric-bar";
import { metricId } from "../evaluation/metrics-glance";

type TryMetricProps = {
  view: MetricView;
  /** Quotes of it that stand under a metric above. */
  references: readonly QuoteReference[];
  questions: readonly RoomQuestion[];
};

/** One metric of a sample: number, word, reason, and the quotes that it stands on. */
export function TryMetric({ view, references, questions }: TryMetricProps) {
  const numberOf = ({ questionId }: Quote) =>
    questions.findIndex(({ id }) => id === questionId) + 1;
  return (
    <article
      id={metricId(view.metric)}
      tabIndex={-1}
      className="flex scroll-mt-8 flex-col gap-3 p-5 sm:p-6"
    >
      <MetricBar metric={view.metric} score={view.score} heading="h3" />
      <p className="max-w-text">{view.reason}</p>
      {view.quotes.map((quote) => (
        <figure
          key={`${quote.questionId}-${quote.start}-${quote.end}`}
          className="rounded-md border px-4 py-2"
        >
          <blockquote className="[overflow-wrap:anywhere]">
            <q>{quote.text}</q>
          </blockquote>
          <figcaption className="text-muted-foreground text-sm">
            Question {numberOf(quote)}
          </figcaption>
        </figure>
      ))}
      {references.map(({ quote, under }) => (
        <p key={`${quote.questionId}-${quote.start}`} className="text-muted-foreground text-sm">
          Also a quote under {METRIC_LABELS[under]}.
        </p>
      ))}
    </article>
  );
}
