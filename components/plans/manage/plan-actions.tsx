import { LockedButton } from "#components/shared/locked-button";
import type { PlanState } from "#components/shared/plan-state";
import { routes } from "#lib/domain/core/routes";
import { hasItsPlan, hasLiveSubscription, isPaymentDue } from "#lib/domain/plans/billing";
import { BILLING_TEXTS } from "#lib/domain/plans/billing-texts";

type PlanActionsProps = {
  /** Null while nothing is known. */
  state: PlanState | null;
  onChange: () => void;
  onCancel: () => void;
};

/** What can be done with a plan, each with the reason if it can't. */
export function PlanActions({ state, onChange, onCancel }: PlanActionsProps) {
  const subscribed = state !== null && hasLiveSubscription(state);
  // A plan of ours that was given by hand, as the demo's, may be replaced by a paid one.
  const served = state !== null && hasItsPlan(state.plan, subscribed ? state.status : null);
  const first = subscribed && !isPaymentDue(state) ? "default" : "outline";

  const unlessSubscribed = (reason: string) => (subscribed ? null : reason);

  return (
    <div className="flex flex-wrap gap-3 border-t pt-6">
      <LockedButton
        variant={first}
        reason={unlessSubscribed(BILLING_TEXTS.noSubscription)}
        onClick={onChange}
      >
        Change plan
      </LockedButton>
      <LockedButton
        variant={served ? "outline" : "default"}
        reason={served ? BILLING_TEXTS.active : null}
        // A page with a policy of its own: only a full navigation brings it.
        onClick={() => window.location.assign(routes.subscription)}
      >
        Add a Subscription
      </LockedButton>
      <LockedButton
        variant="outline"
        className="text-destructive"
        reason={unlessSubscribed(BILLING_TEXTS.nothingToCancel)}
        onClick={onCancel}
      >
        Cancel Subscription
      </LockedButton>
    </div>
  );
}
