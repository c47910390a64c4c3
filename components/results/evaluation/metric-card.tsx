import { CornerLeftUp } from "lucide-react";
import { METRIC_LABELS } from "#lib/domain/evaluation/metrics";
import { scorersReason } from "#lib/domain/results/provenance";
import type { QuoteReference } from "#lib/domain/results/quotes";
import type { AnswerView, MetricView, Quote } from "#lib/domain/results/result-detail";
import { ellipsize } from "#lib/domain/text/shortened";
import { AdjustMetric } from "./adjust-metric";
import { MetricBar } from "./metric-bar";
import { metricId } from "./metrics-glance";
import { QuoteButton } from "./quote-button";
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

type QuoteReferencesProps = {
  references: readonly QuoteReference[];
  /** The quote that is marked in the player. */
  playing: { start: number; end: number } | null;
  onPlay: (quote: Quote) => void;
};

const SHORT = 48;

/** The quotes of a metric that stand further up, by where they stand and how they begin; a press plays them. */
function QuoteReferences({ references, playing, onPlay }: QuoteReferencesProps) {
  if (references.length === 0) return null;
  return (
    <ul aria-label="Quotes shown above" className="-my-1 flex flex-col">
      {references.map(({ quote, under }) => (
        <li key={`${quote.questionId}-${quote.start}-${quote.end}`}>
          <button
            type="button"
            onClick={() => onPlay(quote)}
            aria-pressed={playing === quote}
            className="-mx-2 flex min-h-11 max-w-full items-center gap-2 rounded-md px-2 text-left text-muted-foreground text-sm transition-colors hover:bg-accent hover:text-foreground"
          >
            <CornerLeftUp aria-hidden className="size-4 shrink-0" />
            <span className="min-w-0 [overflow-wrap:anywhere]">
              Same quote as under {METRIC_LABELS[under]}:{" "}
              <q dir="auto">{ellipsize(quote.text, SHORT)}</q>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
