import { NO_TRIAL_LEFT } from "#lib/domain/billing-texts";
import { dollars } from "#lib/domain/money";
import {
  type BillingCycle,
  type OfferedPlan,
  periodAmount,
  periodOf,
  planName,
} from "#lib/domain/plans";

type OrderSummaryProps = {
  plan: OfferedPlan;
  cycle: BillingCycle;
  /** Cents. */
  dueToday: number;
  trial: boolean;
  /** The day on which the trial ends, as people read it. */
  trialEnds: string;
};

/** What is bought, what it costs today, and what comes after (accounts spec §2.9). */
export function OrderSummary({ plan, cycle, dueToday, trial, trialEnds }: OrderSummaryProps) {
  const price = dollars(periodAmount(plan, cycle));
  return (
    <section aria-label="Summary" className="flex flex-col gap-5 rounded-xl border bg-card p-6">
      <div>
        <p className="text-muted-foreground">Current Plan</p>
        <p className="font-display font-semibold text-2xl tracking-tight">
          {planName(plan)} ({cycle === "yearly" ? "Yearly" : "Monthly"})
        </p>
      </div>
      <p className="border-t pt-5 font-bold font-display text-3xl tabular-nums tracking-tight">
        {dollars(dueToday)} due today
      </p>
      <p className="text-muted-foreground">
        {trial ? (
          <>
            Then <strong className="text-foreground">{price}</strong> per {periodOf(cycle)} after
            your trial ends, on <strong className="text-foreground">{trialEnds}</strong>.
          </>
        ) : (
          <>
            Then <strong className="text-foreground">{price}</strong> per {periodOf(cycle)}.{" "}
            {NO_TRIAL_LEFT}.
          </>
        )}
      </p>
    </section>
  );
}
