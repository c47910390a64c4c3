import { Play, Quote as QuoteIcon } from "lucide-react";
import { METRIC_LABELS, type Metric } from "#lib/domain/evaluation/metrics";
import { type PlacedQuote, QUOTED_ABOVE } from "#lib/domain/results/quotes";
import { cn } from "#lib/utils";
import { OwnWords } from "../own-words";
import { answerTo, type Hearing, placeOf } from "./hearing";

type QuoteButtonProps = {
  placed: PlacedQuote;
  /** What is said of the quote; null if it stands alone. */
  said?: string | null;
  /** The metric that it stands under, which needs no mark. */
  under?: Metric;
  hearing: Hearing;
};

/** A candidate's own words. A press plays them from their moment, or shows them in the written answer. */
export function QuoteButton({ placed, said = null, under, hearing }: QuoteButtonProps) {
  const { quote, above, serves } = placed;
  const { plays, where } = placeOf(quote, hearing);
  const active = hearing.playing === quote;
  const Icon = plays ? Play : QuoteIcon;
  return (
    <button
      type="button"
      onClick={() => hearing.onPlay(quote)}
      aria-pressed={active}
      className={cn(
        "group -mx-2 flex min-h-11 w-[calc(100%+1rem)] items-start gap-3 rounded-md px-2 py-1 text-left transition-colors hover:bg-tint/60",
        active && "bg-tint",
      )}
    >
      <span
        aria-hidden
        className="mt-0.5 grid size-7 shrink-0 place-items-center rounded-full bg-tint text-tint-foreground transition-colors group-hover:bg-primary group-hover:text-primary-foreground group-aria-pressed:bg-primary group-aria-pressed:text-primary-foreground"
      >
        <Icon className={cn("size-3.5", plays && "fill-current")} />
      </span>
      <span className="min-w-0 flex-1">
        {said ? (
          <span dir="auto" className="block text-start font-medium [overflow-wrap:anywhere]">
            {said}
          </span>
        ) : null}
        {above && said ? null : (
          <OwnWords
            text={quote.text}
            language={answerTo(hearing, quote.questionId)?.language}
            className={cn(
              "block text-start [overflow-wrap:anywhere]",
              above && "line-clamp-1 text-muted-foreground",
            )}
          />
        )}
        <span className="flex flex-wrap items-baseline gap-x-2 text-muted-foreground text-sm tabular-nums">
          <span>{above ? `${where} · ${QUOTED_ABOVE}` : where}</span>
          {above ? null : (
            <Marks
              metrics={serves.filter((metric) => metric !== under)}
              also={under !== undefined}
            />
          )}
        </span>
      </span>
    </button>
  );
}

/** The metrics that a quote serves. */
function Marks({ metrics, also }: { metrics: readonly Metric[]; also: boolean }) {
  if (metrics.length === 0) return null;
  return (
    <span className="text-xs">
      <span>{also ? "also for " : "for "}</span>
      {metrics.map((metric) => METRIC_LABELS[metric].toLowerCase()).join(", ")}
    </span>
  );
}
