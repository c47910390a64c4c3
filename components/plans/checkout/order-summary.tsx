import { CREDIT_TEXTS, NO_TRIAL_LEFT } from "#lib/domain/plans/billing-texts";
import { dollars } from "#lib/domain/plans/money";
import {
  type BillingCycle,
  type OfferedPlan,
  periodAmount,
  periodOf,
  planName,
} from "#lib/domain/plans/plans";

type OrderSummaryProps = {
  plan: OfferedPlan;
  cycle: BillingCycle;
  /** Cents, less what the credit pays. */
  dueToday: number;
  /** Cents that pay the next bills first. */
  credit: number;
  /** Whether sales tax comes on top, by the address that is typed. */
  taxed: boolean;
  trial: boolean;
  /** The day on which the trial ends, as people read it. */
  trialEnds: string;
};

/** What is bought, what it costs today, and what comes after. */
export function OrderSummary(props: OrderSummaryProps) {
  const { plan, cycle, dueToday, credit, taxed, trial, trialEnds } = props;
  const amount = periodAmount(plan, cycle);
  const price = dollars(amount);
  return (
    <section aria-label="Summary" className="flex flex-col gap-5 rounded-xl border bg-card p-6">
      <div>
        <p className="text-muted-foreground">Current Plan</p>
        <p className="font-display font-semibold text-2xl tracking-tight">
          {`${planName(plan)} (${cycle === "yearly" ? "Yearly" : "Monthly"})`}
        </p>
      </div>
      <p className="border-t pt-5 font-bold font-display text-3xl tabular-nums tracking-tight">
        {dollars(dueToday)} due today
      </p>
      {credit > 0 ? <p className="font-medium">{creditInWords(amount, credit, trial)}</p> : null}
      <p className="text-muted-foreground">
        {trial ? (
          <span>
            Then <strong className="text-foreground">{price}</strong> per {periodOf(cycle)} after
            your trial ends, on <strong className="text-foreground">{trialEnds}</strong>.
          </span>
        ) : (
          <span>
            Then <strong className="text-foreground">{price}</strong> per {periodOf(cycle)}.{" "}
            {NO_TRIAL_LEFT}.
          </span>
        )}
        <span>{taxed ? " Sales tax is added where it applies." : null}</span>
      </p>
    </section>
  );
}

/** What the credit pays, and what stays of it. */
function creditInWords(amount: number, credit: number, trial: boolean): string {
  if (trial) return CREDIT_TEXTS.has(credit);
  const used = Math.min(amount, credit);
  const left = credit - used;
  const paid = `${dollars(amount)} less ${dollars(used)} of your credit.`;
  return left > 0 ? `${paid} ${dollars(left)} is left for future bills.` : paid;
}
