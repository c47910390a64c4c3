import { Skeleton } from "#components/ui/skeleton";
import { dollars } from "#lib/domain/money";
import { type BillingCycle, type OfferedPlan, periodAmount } from "#lib/domain/plans";
import { companyDate } from "#lib/domain/results";
import type { ChangePreview } from "./change-request";

type ChangeCostProps = {
  plan: OfferedPlan;
  cycle: BillingCycle;
  /** Null while it is worked out. */
  preview: ChangePreview | null;
  timeZone: string;
};

/** What a change costs now and from then on, before anybody agrees to it. */
export function ChangeCost({ plan, cycle, preview, timeZone }: ChangeCostProps) {
  const price = dollars(periodAmount(plan, cycle));
  return (
    <div aria-live="polite" className="rounded-lg border bg-muted p-4">
      {preview === null ? (
        <>
          <span className="sr-only">Working out what is due today</span>
          <Skeleton className="h-7 w-32" />
          <Skeleton className="mt-2 h-5 w-64 max-w-full" />
        </>
      ) : (
        <>
          <p className="font-semibold text-lg tabular-nums">
            {dollars(preview.dueToday)} due today
          </p>
          <p className="text-muted-foreground">
            {preview.credit > 0
              ? `${dollars(preview.credit)} of what you paid stays as credit for your next bills. `
              : ""}
            Then {price} per {cycle === "yearly" ? "year" : "month"}
            {preview.nextDate ? `, next on ${companyDate(preview.nextDate, timeZone)}` : ""}.
          </p>
        </>
      )}
    </div>
  );
}
