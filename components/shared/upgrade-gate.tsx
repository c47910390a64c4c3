import { Lock } from "lucide-react";
import Link from "next/link";
import { Button } from "#components/ui/button";
import { Card } from "#components/ui/card";
import { EmptyState } from "#components/ui/empty-state";
import { Loading } from "#components/ui/spinner";
import { routes } from "#lib/domain/core/routes";
import { TRIAL_DAYS } from "#lib/domain/plans/billing";
import { BILLING_TEXTS } from "#lib/domain/plans/billing-texts";
import { type Feature, featureName, opensWhenPaid, requiredPlan } from "#lib/domain/plans/features";
import type { Access } from "#lib/domain/plans/plans";

/** Stands in the gate's place, and in the feature's, while the plan is being read. */
export function PlanLoading() {
  return (
    <Card>
      <Loading className="py-16" />
    </Card>
  );
}

type UpgradeGateProps = {
  feature: Feature;
  access: Access;
  /** Whether the company may still have its one trial. */
  trial: boolean;
};

/** Stands where a feature would that the plan does not include. */
export function UpgradeGate({ feature, access, trial }: UpgradeGateProps) {
  const name = featureName(feature);
  const payOpens = opensWhenPaid(access, feature);
  const none = access.plan === null;
  const unpaid = (access.unpaid ?? null) !== null;
  return (
    <Card>
      <EmptyState
        picture={<Lock />}
        title={payOpens ? `Update your card to unlock ${name}` : `Upgrade to unlock ${name}`}
        description={
          <>
            {payOpens ? null : (
              <>
                <span>{`Unlock ${name} by upgrading your plan.`}</span>{" "}
              </>
            )}
            <span>{requiredPlan(feature)}</span>
            {unpaid ? <span className="mt-2 block">{BILLING_TEXTS.payFirst}</span> : null}
            {none && trial && !unpaid ? (
              <span className="mt-2 block">
                Start your {TRIAL_DAYS}-day free trial today. No charges until your trial ends.
              </span>
            ) : null}
          </>
        }
        action={
          <Button asChild>
            {unpaid ? (
              <Link href={routes.manageSubscription}>Update your card</Link>
            ) : none ? (
              // A page with a policy of its own: only a full navigation brings it.
              <a href={routes.subscription}>See the plans</a>
            ) : (
              <Link href={routes.manageSubscription}>Change plan</Link>
            )}
          </Button>
        }
      />
    </Card>
  );
}
