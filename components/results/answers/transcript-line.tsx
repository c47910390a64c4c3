import type { TranscriptLine } from "#lib/domain/results/transcript-lines";
import { playTime } from "#lib/domain/text/dates";
import { cn } from "#lib/utils";

type LineProps = {
  line: TranscriptLine;
  active: boolean;
  onSeek: ((seconds: number) => void) | null;
};

/** One line; a button if it has a moment to go to. */
export function TranscriptLineButton({ line, active, onSeek }: LineProps) {
  const words = line.pieces.map((piece) =>
    piece.quoted ? (
      <mark key={piece.at} className="rounded-sm bg-highlight px-0.5 text-highlight-foreground">
        {piece.text}
      </mark>
    ) : (
      <span key={piece.at}>{piece.text}</span>
    ),
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
