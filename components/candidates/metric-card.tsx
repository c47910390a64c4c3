import { Badge } from "#components/ui/badge";
import { scorerSaidOf } from "#lib/domain/provenance";
import type { AnswerView, MetricView, Quote } from "#lib/domain/result-detail";
import { AdjustMetric } from "./adjust-metric";
import { MetricBar } from "./metric-bar";
import { QuoteButton } from "./quote-button";

type MetricCardProps = {
  attemptId: string;
  view: MetricView;
  answers: AnswerView[];
  /** The quote that is marked in the player. */
  playing: { start: number; end: number } | null;
  onPlay: (quote: Quote) => void;
};

/** One metric: number, word, reason, and the quotes that it stands on. */
export function MetricCard({ attemptId, view, answers, playing, onPlay }: MetricCardProps) {
  const answerOf = (quote: Quote) => answers.find((one) => one.questionId === quote.questionId);
  return (
    <article className="flex flex-col gap-3 p-5 sm:p-6">
      <MetricBar metric={view.metric} score={view.score} heading="h3" />
      {view.override ? <Overridden override={view.override} /> : null}
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
      <AdjustMetric attemptId={attemptId} view={view} />
    </article>
  );
}

function Overridden({ override }: { override: NonNullable<MetricView["override"]> }) {
  return (
    <div className="flex flex-col gap-1 rounded-md bg-muted px-3 py-2.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge variant="outline">Adjusted by a person</Badge>
        <span className="text-muted-foreground text-sm">
          {override.at} · {scorerSaidOf(override.scorerScore)}
        </span>
      </div>
      <p className="max-w-[70ch] [overflow-wrap:anywhere]">{override.reason}</p>
    </div>
  );
}
