import { DOUBT_WORDS } from "#lib/domain/evaluation/hearing";
import type { TranscriptLine } from "#lib/domain/results/transcript-lines";
import { playTime } from "#lib/domain/text/play-time";
import { cn } from "#lib/utils";

type LineProps = {
  line: TranscriptLine;
  active: boolean;
  onSeek: ((seconds: number) => void) | null;
};

/** One line; a button if it has a moment to go to. Words that may be misheard are underlined with dots. */
export function TranscriptLineButton({ line, active, onSeek }: LineProps) {
  const runs = line.pieces.map(({ at, text, quoted, unsure }) => {
    const dotted = unsure && "underline decoration-dotted underline-offset-4";
    return quoted ? (
      <mark
        key={at}
        className={cn("rounded-sm bg-highlight px-0.5 text-highlight-foreground", dotted)}
      >
        {text}
      </mark>
    ) : (
      <span key={at} className={cn(dotted)}>
        {text}
      </span>
    );
  });
  const words = line.doubt ? (
    <span className="text-muted-foreground">
      <span className="font-medium" lang="en">
        {DOUBT_WORDS[line.doubt]}:{" "}
      </span>
      <span className="underline decoration-dotted underline-offset-4">{runs}</span>
    </span>
  ) : (
    runs
  );
  const { seconds } = line;
  if (seconds === null || onSeek === null) {
    return (
      <p dir="auto" className="max-w-text whitespace-pre-wrap [overflow-wrap:anywhere]">
        {words}
      </p>
    );
  }
  return (
    <button
      type="button"
      onClick={() => onSeek(seconds)}
      aria-current={active ? "true" : undefined}
      className={cn(
        "-mx-2 flex min-h-11 shrink-0 gap-3 rounded-md px-2 py-2 text-left transition-colors hover:bg-accent",
        active && "bg-tint",
      )}
    >
      <span className="mt-0.5 w-9 shrink-0 text-muted-foreground text-sm tabular-nums">
        {playTime(seconds)}
      </span>
      <span dir="auto" className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        {words}
      </span>
    </button>
  );
}
