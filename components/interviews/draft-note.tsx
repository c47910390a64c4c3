import { History } from "lucide-react";
import { Button } from "#components/ui/button";

type DraftNoteProps = { restored: boolean; startOver: () => void };

/** Says that an unfinished interview came back, and offers an empty one. */
export function DraftNote({ restored, startOver }: DraftNoteProps) {
  if (!restored) return null;
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-tint px-4 py-2 text-tint-foreground"
    >
      <p className="flex items-center gap-3">
        <History aria-hidden className="size-5 shrink-0" />
        We saved your unfinished interview. Pick up where you left off.
      </p>
      <Button variant="ghost" className="-mr-2 text-inherit" onClick={startOver}>
        Start over
      </Button>
    </div>
  );
}
