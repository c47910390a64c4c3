import Link from "next/link";
import { PlanOffer } from "#components/shared/plan-offer";
import { buttonVariants } from "#components/ui/button";
import { signUpPath } from "#lib/domain/core/routes";
import { monthlyPrice, type OfferedPlan, offer, planName } from "#lib/domain/plans/plans";

/** Both cycles are in the page; the switch of the section above shows one of them, without a script. */
const monthly = "group-has-[[role=switch]:checked]/pricing:hidden";
const yearly = "hidden group-has-[[role=switch]:checked]/pricing:inline";

/** One plan with its prices and what it includes. */
export function PriceCard({ plan }: { plan: OfferedPlan }) {
  const { popular, originalPrice, yearTotal, costPerCandidate, features } = offer(plan);
  return (
    <PlanOffer
      plan={plan}
      heading="h3"
      price={<PlanPrice plan={plan} />}
      was={
        originalPrice === null ? null : (
          <s className={yearly}>
            <span className="sr-only">was </span>${originalPrice}
          </s>
        )
      }
      terms={
        <>
          <p>
            <span className={monthly}>billed monthly</span>
            <span className={yearly}>
              billed yearly, ${yearTotal.toLocaleString("en-US")} a year
            </span>
          </p>
          <p>
            About <span className={monthly}>${costPerCandidate.monthly}</span>
            <span className={yearly}>${costPerCandidate.yearly}</span> per candidate
          </p>
        </>
      }
      action={
        <Link
          href={signUpPath(plan)}
          aria-label={`Start Free Trial: ${planName(plan)}`}
          className={buttonVariants({ size: "lg", variant: popular ? "default" : "outline" })}
        >
          Start Free Trial
        </Link>
      }
      features={features}
    />
  );
}

/** A plan's price a month, by the cycle that is picked. */
export function PlanPrice({ plan }: { plan: OfferedPlan }) {
  return (
    <>
      <span className={monthly}>${monthlyPrice(plan, "monthly")}</span>
      <span className={yearly}>${monthlyPrice(plan, "yearly")}</span>
    </>
  );
}
