import { CircleCheck } from "lucide-react";
import type { PlanState } from "#components/shared/plan-state";
import { useRestoreFocus } from "#components/shared/use-restore-focus";
import { Button } from "#components/ui/button";
import { EmptyState } from "#components/ui/empty-state";
import { routes } from "#lib/domain/core/routes";
import { isPaymentDue } from "#lib/domain/plans/billing";
import { planName } from "#lib/domain/plans/plans";

type AlreadySubscribedProps = {
  plan: PlanState;
  /** The dashboard, or the company's set-up if it isn't finished. */
  next: string;
};

/**
 * Stands in the checkout's place if there is nothing to sell: most often the plan was paid a moment ago, and the way
 * back was lost. Full navigations, as what the browser holds of the other pages is from before.
 */
export function AlreadySubscribed({ plan, next }: AlreadySubscribedProps) {
  const due = isPaymentDue(plan);
  const section = useRestoreFocus<HTMLElement>(true);
  return (
    <section
      ref={section}
      tabIndex={-1}
      role="alert"
      className="mx-auto max-w-xl rounded-xl border bg-card outline-none"
    >
      <EmptyState
        level={1}
        picture={<CircleCheck />}
        title={due ? "Your subscription is waiting for a payment" : "You already have a plan"}
        description={
          due
            ? "Update your card and everything will be unlocked again. Nothing was charged here."
            : `You're on ${planName(plan.plan)}${plan.trialing ? " with a free trial" : ""}, so there's nothing to pay here. You weren't charged twice.`
        }
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {due ? null : (
              <Button asChild size="lg">
                <a href={next}>{next === routes.dashboard ? "Go to your dashboard" : "Continue"}</a>
              </Button>
            )}
            <Button asChild size="lg" variant={due ? "default" : "outline"}>
              <a href={routes.manageSubscription}>
                {due ? "Update your card" : "Manage subscription"}
              </a>
            </Button>
          </div>
        }
      />
    </section>
  );
}
