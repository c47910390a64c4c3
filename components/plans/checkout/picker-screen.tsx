import Link from "next/link";
import { TeamNote } from "#components/shared/team-note";
import { Alert } from "#components/ui/alert";
import { Button } from "#components/ui/button";
import { loneLinkClasses } from "#components/ui/text-link";
import { CREDIT_TEXTS, TEAM_INCLUDED } from "#lib/domain/plans/billing-texts";
import { type BillingCycle, listCap, type Plan } from "#lib/domain/plans/plans";
import { BillingFaq } from "./billing-faq";
import { PlanPicker } from "./plan-picker";

type PickerScreenProps = {
  initialCycle: BillingCycle;
  trial: boolean;
  /** The plan that they have. */
  current: Plan;
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
        <p className="text-center text-muted-foreground">{TEAM_INCLUDED}</p>
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

/** For firms that no plan of the list fits; the booking page opens in a tab of its own. */
function CustomPricing({ bookingUrl }: { bookingUrl: string }) {
  return (
    <section
      aria-labelledby="own-pricing"
      className="flex flex-wrap items-center justify-between gap-5 rounded-xl border bg-card p-6 sm:p-7"
    >
      <div className="flex min-w-0 flex-1 basis-72 flex-col gap-1">
        <h2 id="own-pricing" className="font-semibold text-xl">
          Need your own pricing?
        </h2>
        <p className="text-muted-foreground">
          More than {listCap("SCALE")} candidates a month, multiple brands, or paying by invoice?
          We'll put a plan together with you.
        </p>
      </div>
      <Button asChild size="lg" variant="outline">
        <a href={bookingUrl} target="_blank" rel="noopener noreferrer">
          Talk to us
        </a>
      </Button>
    </section>
  );
}
