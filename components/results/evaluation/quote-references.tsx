import { CornerLeftUp } from "lucide-react";
import { METRIC_LABELS } from "#lib/domain/evaluation/metrics";
import type { QuoteReference } from "#lib/domain/results/quotes";
import type { Quote } from "#lib/domain/results/result-detail";
import { ellipsize } from "#lib/domain/text/shortened";

type QuoteReferencesProps = {
  references: readonly QuoteReference[];
  /** The quote that is marked in the player. */
  playing: { start: number; end: number } | null;
  onPlay: (quote: Quote) => void;
};

const SHORT = 48;

/** The quotes of a metric that stand further up, by where they stand and how they begin; a press plays them. */
export function QuoteReferences({ references, playing, onPlay }: QuoteReferencesProps) {
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
