import type { ResultDetail } from "#lib/domain/results/result-detail";
import { DecideDialog } from "./decide-dialog";
import { DecisionMail } from "./decision-mail";
import { StatusSelect } from "./status-select";

/** The decision in one place: the status alone, the status with a reason, and then the mail about it. */
export function Decide({ result }: { result: ResultDetail }) {
  const { id: attemptId, name, status, shown } = result;
  return (
    <section aria-label="Decide" className="flex flex-col gap-1">
      <span aria-hidden className="text-muted-foreground text-sm">
        Status
      </span>
      <div className="flex flex-wrap items-center gap-x-1">
        <StatusSelect attemptId={attemptId} name={name} status={status} scores={shown} />
        <DecideDialog attemptId={attemptId} name={name} status={status} scores={shown} />
      </div>
      <div className="-mx-3 empty:hidden">
        <DecisionMail result={result} />
      </div>
    </section>
  );
}
