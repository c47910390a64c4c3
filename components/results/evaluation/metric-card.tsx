import { scorersReason } from "#lib/domain/results/provenance";
import type { QuoteReference } from "#lib/domain/results/quotes";
import type { AnswerView, MetricView, Quote } from "#lib/domain/results/result-detail";
import { AdjustMetric } from "./adjust-metric";
import { MetricBar } from "./metric-bar";
import { metricId } from "./metrics-glance";
import { QuoteButton } from "./quote-button";
import { QuoteReferences } from "./quote-references";
import { SetByAPerson } from "./set-by-a-person";

type MetricCardProps = {
  attemptId: string;
  view: MetricView;
  /** Quotes of it that stand under a metric above, and not in `view`. */
  references?: readonly QuoteReference[];
  answers: AnswerView[];
  /** The quote that is marked in the player. */
  playing: { start: number; end: number } | null;
  onPlay: (quote: Quote) => void;
};

/** One metric: number, word, reason, and the quotes that it stands on. */
export function MetricCard({
  attemptId,
  view,
  references = [],
  answers,
  playing,
  onPlay,
}: MetricCardProps) {
  const answerOf = (quote: Quote) => answers.find((one) => one.questionId === quote.questionId);
  return (
    <article
      id={metricId(view.metric)}
      tabIndex={-1}
      className="flex scroll-mt-20 flex-col gap-3 p-5 sm:p-6"
    >
      <MetricBar metric={view.metric} score={view.score} heading="h3" />
      {view.override ? <SetByAPerson score={view.score} override={view.override} /> : null}
      {view.reason ? (
        <p dir="auto" className="max-w-text">
          {scorersReason(view.override, view.reason)}
        </p>
      ) : null}
      {view.quotes.length > 0 ? (
        <ul className="flex flex-col gap-2">
          {view.quotes.map((quote) => (
            <li key={`${quote.questionId}-${quote.start}-${quote.end}`}>
              <QuoteButton
                quote={quote}
                answer={answerOf(quote)}
                active={playing === quote}
                onPlay={onPlay}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <QuoteReferences references={references} playing={playing} onPlay={onPlay} />
      <AdjustMetric attemptId={attemptId} view={view} />
    </article>
  );
}
