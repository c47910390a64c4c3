import type { AnswerView, MetricView, Quote } from "#lib/domain/result-detail";
import { MetricBar } from "./metric-bar";
import { QuoteButton } from "./quote-button";

type MetricCardProps = {
  view: MetricView;
  answers: AnswerView[];
  /** The quote that is marked in the player. */
  playing: { start: number; end: number } | null;
  onPlay: (quote: Quote) => void;
};

/** One metric: number, word, reason, and the quotes that it stands on. */
export function MetricCard({ view, answers, playing, onPlay }: MetricCardProps) {
  const answerOf = (quote: Quote) => answers.find((one) => one.questionId === quote.questionId);
  return (
    <article className="flex flex-col gap-3 p-5 sm:p-6">
      <MetricBar metric={view.metric} score={view.score} heading="h3" />
      {view.reason ? <p className="max-w-[70ch]">{view.reason}</p> : null}
      {view.quotes.length > 0 ? (
        <ul className="flex flex-col gap-2">
          {view.quotes.map((quote) => (
            <li key={`${quote.questionId}-${quote.start}`}>
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
    </article>
  );
}
