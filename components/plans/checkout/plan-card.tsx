import Link from "next/link";
import { PlanOffer } from "#components/shared/plan-offer";
import { Button } from "#components/ui/button";
import {
  type BillingCycle,
  monthlyPrice,
  type OfferedPlan,
  offer,
  planName,
} from "#lib/domain/plans/plans";

type PlanCardProps = {
  plan: OfferedPlan;
  cycle: BillingCycle;
  /** The plan that this visitor had picked before. */
  picked: boolean;
  /** Whether they have it. */
  current: boolean;
  /** 'Start Free Trial', or what stands there once the trial is used. */
  action: string;
};

/** One plan with its price and what it includes. */
export function PlanCard({ plan, cycle, picked, current, action }: PlanCardProps) {
  const { originalPrice, yearTotal, costPerCandidate, features } = offer(plan);
  const yearly = cycle === "yearly";
  return (
    <PlanOffer
      plan={plan}
      current={current}
      heading="h2"
      price={`$${monthlyPrice(plan, cycle)}`}
      was={
        yearly && originalPrice !== null ? (
          <s>
            <span className="sr-only">was </span>${originalPrice}
          </s>
        ) : null
      }
      terms={
        <>
          <p>
            {yearly
              ? `billed yearly, $${yearTotal.toLocaleString("en-US")} a year`
              : "billed monthly"}
          </p>
          <p>About ${costPerCandidate[cycle]} per candidate</p>
        </>
      }
      action={
        <Button
          asChild
          size="lg"
          className="w-full self-start"
          variant={picked ? "default" : "outline"}
        >
          <Link href={`?plan=${plan}&cycle=${cycle}`} aria-label={`${action}: ${planName(plan)}`}>
            {action}
          </Link>
        </Button>
      }
      features={features}
    />
  );
}
