import { History, Undo2 } from "lucide-react";
import { Button } from "#components/ui/button";

type DraftNoteProps = {
  restored: boolean;
  startOver: () => void;
  /** Takes the new start back; null if there was none, or something is written since. */
  undo: (() => void) | null;
};

/** Says that an unfinished interview came back, and offers an empty one; after that, the way back. */
export function DraftNote({ restored, startOver, undo }: DraftNoteProps) {
  if (!restored && undo === null) return null;
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-tint px-4 py-2 text-tint-foreground"
    >
      <p className="flex items-center gap-3">
        <History aria-hidden className="size-5 shrink-0" />
        {undo === null
          ? "We saved your unfinished interview. Pick up where you left off."
          : "Your unfinished interview was removed."}
      </p>
      <Button variant="ghost" className="-mr-2 text-inherit" onClick={undo ?? startOver}>
        {undo === null ? (
          "Start over"
        ) : (
          <>
            <Undo2 aria-hidden /> Undo
          </>
        )}
      </Button>
    </div>
  );
}
