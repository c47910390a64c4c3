import { Lock } from "lucide-react";
import { Card } from "#components/ui/card";
import { EmptyState } from "#components/ui/empty-state";
import { type Plan, type PlanKey, planName } from "#lib/domain/plans";

type UpgradeGateProps = {
  /** As in 'Upgrade to unlock ATS integrations'. */
  feature: string;
  plan: Plan;
  required: PlanKey;
};

/** Stands where a feature would that the plan does not include (accounts spec §2.12). */
export function UpgradeGate({ feature, plan, required }: UpgradeGateProps) {
  return (
    <Card>
      <EmptyState
        picture={<Lock />}
        title={`Upgrade to unlock ${feature}`}
        description={
          <>
            Unlock {feature} by upgrading your plan. This feature requires the {planName(required)}{" "}
            Plan.
            {plan === null ? (
              <span className="mt-2 block">
                Start your 14-day free trial today. No charges until your trial ends.
              </span>
            ) : null}
          </>
        }
      />
    </Card>
  );
}
