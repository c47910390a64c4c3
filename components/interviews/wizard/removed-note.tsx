import { Undo2 } from "lucide-react";
import { Button } from "#components/ui/button";

type RemovedNoteProps = {
  /** 'Question 2', say. */
  what: string;
  text: string;
  /** Of the button, which takes the focus. */
  id: string;
  undo: () => void;
};

/** Stands where something written was removed, with the way to have it back. */
export function RemovedNote({ what, text, id, undo }: RemovedNoteProps) {
  return (
    <li className="flex items-center justify-between gap-3 rounded-lg border border-dashed py-2 pr-2 pl-4 text-muted-foreground sm:pl-5">
      <p className="line-clamp-2 min-w-0 [overflow-wrap:anywhere]">
        {what} was removed: “{text}”
      </p>
      <Button id={id} variant="ghost" onClick={undo}>
        <Undo2 aria-hidden /> Undo
      </Button>
    </li>
  );
}
