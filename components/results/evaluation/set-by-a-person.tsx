import { UserRoundPen } from "lucide-react";
import { setByAPerson } from "#lib/domain/results/provenance";
import type { MetricView } from "#lib/domain/results/result-detail";

type SetByAPersonProps = Pick<MetricView, "score"> & {
  override: NonNullable<MetricView["override"]>;
};

/** Beside a metric whose number is a person's: both numbers, when, and why. The scorer's reason stands apart. */
export function SetByAPerson({ score, override }: SetByAPersonProps) {
  return (
    <div className="flex gap-2 rounded-md bg-muted px-3 py-2.5">
      <UserRoundPen aria-hidden className="mt-1 size-4 shrink-0 text-muted-foreground" />
      <div className="min-w-0">
        <p>
          <strong className="font-semibold tabular-nums">
            {setByAPerson(score, override.scorerScore)}
          </strong>
          <span className="text-muted-foreground text-sm"> · {override.at}</span>
        </p>
        <p dir="auto" className="w-fit max-w-text [overflow-wrap:anywhere]">
          {override.reason}
        </p>
      </div>
    </div>
  );
}
