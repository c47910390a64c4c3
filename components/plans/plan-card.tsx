import Link from "next/link";
import { Badge } from "#components/ui/badge";
import { Button } from "#components/ui/button";
import {
  type BillingCycle,
  monthlyPrice,
  type OfferedPlan,
  offer,
  planName,
} from "#lib/domain/plans/plans";
import { cn } from "#lib/utils";
import { FeatureList } from "./feature-list";

type PlanCardProps = {
  plan: OfferedPlan;
  cycle: BillingCycle;
  /** The plan that this visitor had picked before. */
  picked: boolean;
  /** 'Start Free Trial', or what stands there once the trial is used. */
  action: string;
};

/** One plan with its price and what it includes. */
export function PlanCard({ plan, cycle, picked, action }: PlanCardProps) {
  const { headline, description, popular, originalPrice, yearTotal, costPerCandidate } =
    offer(plan);
  const yearly = cycle === "yearly";
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
          <h2 className="font-display font-semibold text-2xl tracking-tight">{name}</h2>
          {popular ? <Badge variant="highlight">Most Popular</Badge> : null}
        </div>
        <p className="font-medium text-primary">{headline}</p>
        <p className="min-h-12 text-muted-foreground">{description}</p>
      </div>
      <div className="flex flex-col gap-1">
        <p className="flex items-baseline gap-2 whitespace-nowrap">
          <span className="font-bold font-display text-5xl tabular-nums lg:text-4xl xl:text-5xl tracking-tight">
            ${monthlyPrice(plan, cycle)}
          </span>
          <span className="text-lg text-muted-foreground">per month</span>
          {yearly && originalPrice !== null ? (
            <s className="text-lg text-muted-foreground">
              <span className="sr-only">was </span>${originalPrice}
            </s>
          ) : null}
        </p>
        <p className="text-muted-foreground">
          {yearly
            ? `billed yearly, $${yearTotal.toLocaleString("en-US")} a year`
            : "billed monthly"}
        </p>
        <p className="text-muted-foreground">About ${costPerCandidate[cycle]} per candidate</p>
      </div>
      <Button
        asChild
        size="lg"
        className="w-full self-start"
        variant={picked ? "default" : "outline"}
      >
        <Link href={`?plan=${plan}&cycle=${cycle}`} aria-label={`${action}: ${name}`}>
          {action}
        </Link>
      </Button>
      <div className="border-t pt-6">
        <FeatureList plan={plan} />
      </div>
    </article>
  );
}
