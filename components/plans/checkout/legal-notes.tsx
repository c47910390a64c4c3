import { textLinkClasses } from "#components/ui/text-link";
import { routes } from "#lib/domain/core/routes";
import { dollars } from "#lib/domain/plans/money";
import {
  type BillingCycle,
  type OfferedPlan,
  periodAmount,
  periodOf,
} from "#lib/domain/plans/plans";

type LegalNotesProps = {
  plan: OfferedPlan;
  cycle: BillingCycle;
  /** The day of the first charge; null if it is today. */
  chargedOn: string | null;
  /** Cents that pay first. */
  credit: number;
  /** Whether Stripe adds sales tax by the address that is typed. */
  taxed: boolean;
};

/** What one agrees to by leaving a card, beside the form. */
export function LegalNotes({ plan, cycle, chargedOn, credit, taxed }: LegalNotesProps) {
  const price = dollars(periodAmount(plan, cycle));
  return (
    <div className="flex max-w-text flex-col gap-2 text-muted-foreground text-sm">
      <p>
        By continuing you agree to the{" "}
        <a href={routes.terms} target="_blank" rel="noreferrer" className={textLinkClasses}>
          Terms of Service
        </a>{" "}
        and the{" "}
        <a href={routes.privacy} target="_blank" rel="noreferrer" className={textLinkClasses}>
          Privacy Policy
        </a>
        {`. We'll charge ${price}${taxed ? " plus sales tax where it applies" : ""}${credit > 0 ? ", less your credit," : ""} ${chargedOn ? `on ${chargedOn}` : "today"} and then every ${periodOf(cycle)} until you cancel, which you can do yourself in Settings. We don't refund partial months or years.`}
      </p>
      <p>Stripe processes the payment. We never see your card number.</p>
    </div>
  );
}
