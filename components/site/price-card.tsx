import { Check } from "lucide-react";
import Link from "next/link";
import { Badge } from "#components/ui/badge";
import { buttonVariants } from "#components/ui/button";
import { monthlyPrice, type OfferedPlan, offer, planName } from "#lib/domain/plans/plans";
import { isSavingClaim } from "#lib/domain/site/claims";
import { signUpPath } from "#lib/domain/site/routes";
import { cn } from "#lib/utils";

/** Both cycles are in the page; the switch of the section above shows one of them, without a script. */
const monthly = "group-has-[:checked]/pricing:hidden";
const yearly = "hidden group-has-[:checked]/pricing:inline";

/** One plan with its prices and what it includes. */
export function PriceCard({ plan, samples }: { plan: OfferedPlan; samples: boolean }) {
  const { headline, description, popular, originalPrice, yearTotal, costPerCandidate, features } =
    offer(plan);
  const name = planName(plan);
  return (
    <article
      aria-label={name}
      className={cn(
        // Each part takes its row of the three cards, so that prices and buttons stand in line.
        "relative flex flex-col gap-6 rounded-xl border bg-card p-6 sm:p-7 lg:row-span-4 lg:grid lg:grid-rows-subgrid",
        popular && "border-primary shadow-soft ring-1 ring-primary",
      )}
    >
      <div className="flex flex-col gap-1.5">
        <div className="flex min-h-7 items-center justify-between gap-3">
          <h3 className="font-display font-semibold text-2xl tracking-tight">{name}</h3>
          {popular ? <Badge variant="highlight">Most Popular</Badge> : null}
        </div>
        <p className="font-medium text-primary">{headline}</p>
        <p className="text-muted-foreground">{description}</p>
      </div>
      <div className="flex flex-col gap-1">
        <p className="flex items-baseline gap-2 whitespace-nowrap">
          <span className="font-bold font-display text-5xl tabular-nums tracking-tight lg:text-4xl xl:text-5xl">
            <span className={monthly}>${monthlyPrice(plan, "monthly")}</span>
            <span className={yearly}>${monthlyPrice(plan, "yearly")}</span>
          </span>
          <span className="text-lg text-muted-foreground">per month</span>
          {originalPrice === null ? null : (
            <s className={cn("text-lg text-muted-foreground", yearly)}>
              <span className="sr-only">was </span>${originalPrice}
            </s>
          )}
        </p>
        <p className="text-muted-foreground">
          <span className={monthly}>billed monthly</span>
          <span className={yearly}>billed yearly, ${yearTotal.toLocaleString("en-US")} a year</span>
        </p>
        <p className="text-muted-foreground">
          About <span className={monthly}>${costPerCandidate.monthly}</span>
          <span className={yearly}>${costPerCandidate.yearly}</span> per candidate
        </p>
      </div>
      <Link
        href={signUpPath(plan)}
        aria-label={`Start Free Trial: ${name}`}
        className={buttonVariants({ size: "lg", variant: popular ? "default" : "outline" })}
      >
        Start Free Trial
      </Link>
      <ul className="flex flex-col gap-2.5 border-t pt-6">
        {features
          .filter((feature) => samples || !isSavingClaim(feature))
          .map((feature) => (
            <li key={feature} className="flex items-start gap-2.5">
              <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-primary" />
              {feature}
            </li>
          ))}
      </ul>
    </article>
  );
}
