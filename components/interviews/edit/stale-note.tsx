import { Alert } from "#components/ui/alert";
import { Button } from "#components/ui/button";
import { EDIT_TEXTS } from "#lib/domain/interviews/interview";

const AND = new Intl.ListFormat("en");

type StaleNoteProps = {
  /** What the other edit changed. */
  changed: readonly string[];
  /** Saves what was typed over it, or shows it in place of what was typed. */
  keepMine: () => void;
  takeTheirs: () => void;
};

/** Somebody else's edit came first: what it changed, and that nothing was lost. */
export function StaleNote({ changed, keepMine, takeTheirs }: StaleNoteProps) {
  return (
    <Alert variant="warning" role="alert">
      <p className="font-semibold">{EDIT_TEXTS.changed}</p>
      <p>
        {changed.length > 0
          ? `It changed ${AND.format(changed)}.`
          : "It didn't change anything in this form."}{" "}
        Your changes weren't saved, and they're still here.
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="outline" onClick={keepMine}>
          Save my version instead
        </Button>
        <Button variant="outline" onClick={takeTheirs}>
          Discard mine and show the saved version
        </Button>
      </div>
    </Alert>
  );
}
