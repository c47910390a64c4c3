import { Play, Quote as QuoteIcon } from "lucide-react";
import type { AnswerView, Quote } from "#lib/domain/results/result-detail";
import { playTime } from "#lib/domain/text/dates";
import { cn } from "#lib/utils";

type QuoteButtonProps = {
  quote: Quote;
  answer: AnswerView | undefined;
  active: boolean;
  onPlay: (quote: Quote) => void;
};

/** A candidate's own words. A press plays them from their moment, or shows them in the written answer. */
export function QuoteButton({ quote, answer, active, onPlay }: QuoteButtonProps) {
  const plays = quote.startSeconds !== null && answer?.mediaId != null;
  const Icon = plays ? Play : QuoteIcon;
  const where = `Question ${answer?.number ?? "?"}`;
  return (
    <button
      type="button"
      onClick={() => onPlay(quote)}
      aria-pressed={active}
      className={cn(
        "group flex min-h-11 w-full items-start gap-3 rounded-md border px-3 py-2 text-left transition-colors hover:border-primary/50 hover:bg-tint/50",
        active && "border-primary bg-tint/60",
      )}
    >
      <span
        aria-hidden
        className="mt-0.5 grid size-7 shrink-0 place-items-center rounded-full bg-tint text-tint-foreground transition-colors group-hover:bg-primary group-hover:text-primary-foreground"
      >
        <Icon className={cn("size-3.5", plays && "fill-current")} />
      </span>
      <span className="min-w-0 flex-1">
        <q
          dir="auto"
          lang={answer?.language?.code}
          className="block text-start [overflow-wrap:anywhere]"
        >
          {quote.text}
        </q>
        <span className="mt-0.5 block text-muted-foreground text-sm tabular-nums">
          {plays
            ? `${where} · Play from ${playTime(quote.startSeconds ?? 0)}`
            : `${where} · Show in answer`}
        </span>
      </span>
    </button>
  );
}
