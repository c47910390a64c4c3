import type { ReactNode } from "react";
import { Badge } from "#components/ui/badge";
import { type OfferedPlan, offer, planName } from "#lib/domain/plans/plans";
import { cn } from "#lib/utils";
import { FeatureList } from "./feature-list";

type PlanOfferProps = {
  plan: OfferedPlan;
  /** Whether it is the plan that the reader has. */
  current?: boolean;
  /** Below which heading of the page it stands. */
  heading: "h2" | "h3";
  /** Dollars a month. */
  price: ReactNode;
  /** The price that it stands for; nothing if there is none. */
  was: ReactNode;
  /** How it is billed, and what a candidate costs. */
  terms: ReactNode;
  action: ReactNode;
  features: readonly string[];
};

/** One plan as a card beside the others. */
export function PlanOffer({
  plan,
  current = false,
  heading: Heading,
  price,
  was,
  terms,
  action,
  features,
}: PlanOfferProps) {
  const { headline, description, popular } = offer(plan);
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
          <Heading className="font-display font-semibold text-2xl tracking-tight">{name}</Heading>
          {current ? (
            <Badge>Your plan</Badge>
          ) : popular ? (
            <Badge variant="highlight">Most Popular</Badge>
          ) : null}
        </div>
        <p className="font-medium text-primary">{headline}</p>
        <p className="text-muted-foreground">{description}</p>
      </div>
      <div className="flex flex-col gap-1 text-muted-foreground">
        <p className="flex items-baseline gap-2 whitespace-nowrap text-lg">
          <span className="font-bold font-display text-5xl text-foreground tabular-nums tracking-tight lg:text-4xl xl:text-5xl">
            {price}
          </span>
          <span>per month</span>
          {was}
        </p>
        {terms}
      </div>
      {action}
      <div className="border-t pt-6">
        <FeatureList features={features} />
      </div>
    </article>
  );
}
