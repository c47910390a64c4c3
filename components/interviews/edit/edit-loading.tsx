import { Spinner } from "#components/ui/spinner";
import { EDIT_TEXTS } from "#lib/domain/interviews/interview";

/** In the place of the form, until the interview is there. */
export function EditLoading() {
  return (
    <p role="status" className="flex items-center gap-3 py-16 text-muted-foreground">
      <Spinner />
      {EDIT_TEXTS.loading}
    </p>
  );
}
