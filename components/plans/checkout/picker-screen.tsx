import Link from "next/link";
import { TeamNote } from "#components/shared/team-note";
import { Alert } from "#components/ui/alert";
import { loneLinkClasses } from "#components/ui/text-link";
import { CREDIT_TEXTS } from "#lib/domain/plans/billing-texts";
import type { BillingCycle } from "#lib/domain/plans/plans";
import { BillingFaq } from "./billing-faq";
import { CustomPricing } from "./custom-pricing";
import { PlanPicker } from "./plan-picker";

type PickerScreenProps = {
  initialCycle: BillingCycle;
  trial: boolean;
  /** Cents that pay for the next plan first. */
  credit: number;
  problem: string | null;
  bookingUrl: string;
  /** Where somebody goes on who takes no plan now; null for whoever has one. */
  withoutPlan: string | null;
};

/** The plan page before a plan is chosen. */
export function PickerScreen({ bookingUrl, withoutPlan, credit, ...picker }: PickerScreenProps) {
  return (
    <div className="flex flex-col gap-16 sm:gap-24">
      <div className="flex flex-col gap-5">
        {credit > 0 ? <Alert>{CREDIT_TEXTS.buys(credit)}</Alert> : null}
        <PlanPicker {...picker} />
        <CustomPricing bookingUrl={bookingUrl} />
        {withoutPlan === null ? null : (
          <p className="text-center text-muted-foreground">
            Not ready?{" "}
            <Link href={withoutPlan} className={loneLinkClasses}>
              Continue without a plan
            </Link>
            , and view one candidate free.
          </p>
        )}
      </div>
      <div className="grid gap-12 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start">
        <BillingFaq trial={picker.trial} credit={credit} />
        <TeamNote trial={picker.trial} />
      </div>
    </div>
  );
}
