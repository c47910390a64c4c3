import { Alert } from "#components/ui/alert";
import { newerFailedNote, newerOutcome } from "#lib/domain/results/provenance";
import type { ResultDetail } from "#lib/domain/results/result-detail";
import { EvaluateAgain } from "./evaluate-again";

/** What is shown stays, with its version and day, where a newer evaluation failed; and the way to try once more. */
export function NewerFailed({ result }: { result: ResultDetail }) {
  const { evaluation, newerFailed } = result;
  if (evaluation === null || newerFailed === null) return null;
  return (
    <Alert variant="warning">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 flex-1 basis-72">
          <strong className="font-semibold">The {newerOutcome(newerFailed)}</strong>
          <p>{newerFailedNote(newerFailed, evaluation)}</p>
        </div>
        <EvaluateAgain attemptId={result.id} waiting={result.scoring} label="Try again" />
      </div>
    </Alert>
  );
}
