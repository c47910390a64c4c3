import Link from "next/link";
import { AskOwner, WhoMay } from "#components/shared/role";
import { Button } from "#components/ui/button";
import { routes } from "#lib/domain/core/routes";
import { type BillingCycle, nextPlan, type Plan } from "#lib/domain/plans/plans";
import { UpgradeButton } from "./upgrade-button";

/** What decides how candidates that wait can be opened. */
export type UpgradeOptionProps = {
  plan: Plan;
  /** The running subscription's cycle; null if there is none to upgrade. */
  cycle: BillingCycle | null;
  /** Whether the running subscription waits for a payment, which comes before any upgrade. */
  paymentWaits: boolean;
  timeZone: string;
  /** Where whoever has the biggest plan asks for more. */
  bookingUrl: string;
};

type OwnerUpgradeProps = UpgradeOptionProps & { quiet?: boolean };

/** The way to the candidates that wait: a card that pays, the next plan, or a talk if there is none; a member asks the owner. */
export function UpgradeOption(way: OwnerUpgradeProps) {
  return (
    <WhoMay to="own" otherwise={<AskOwner to="for a larger plan" />}>
      <OwnerUpgrade {...way} />
    </WhoMay>
  );
}

function OwnerUpgrade({ paymentWaits, bookingUrl, quiet = false, ...upgrade }: OwnerUpgradeProps) {
  const biggest = nextPlan(upgrade.plan) === null;
  const size = quiet || biggest ? "default" : "lg";
  if (paymentWaits) {
    return (
      <Button asChild size={size} variant={quiet ? "outline" : "default"}>
        <Link href={routes.manageSubscription}>Update your card</Link>
      </Button>
    );
  }
  return (
    <div className="flex flex-wrap justify-center gap-3">
      <UpgradeButton {...upgrade} quiet={quiet || biggest} />
      {biggest ? (
        <Button asChild size={size} variant={quiet ? "outline" : "default"}>
          <a href={bookingUrl} target="_blank" rel="noopener noreferrer">
            Talk to us
          </a>
        </Button>
      ) : null}
    </div>
  );
}
