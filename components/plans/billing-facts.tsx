import type { PlanState } from "#components/shared/plan-cache";
import { CREDIT_TEXTS } from "#lib/domain/plans/billing-texts";

/** What a company has to its credit, and where its bills go; nothing where there is no customer yet. */
export function BillingFacts({ state, subscribed }: { state: PlanState; subscribed: boolean }) {
  const { customer, credit, billingEmail } = state;
  return (
    <>
      {credit > 0 ? (
        <p className="mt-3 font-medium">{CREDIT_TEXTS[subscribed ? "has" : "buys"](credit)}</p>
      ) : null}
      {customer && billingEmail ? (
        <p className="mt-1 text-muted-foreground [overflow-wrap:anywhere]">
          Billing emails go to {billingEmail}. To change that, or the name and tax ID on your
          invoices, open Card and invoices.
        </p>
      ) : null}
    </>
  );
}
