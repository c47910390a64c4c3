import { Lock } from "lucide-react";
import Link from "next/link";
import { Button } from "#components/ui/button";
import { Card } from "#components/ui/card";
import { EmptyState } from "#components/ui/empty-state";
import { Loading } from "#components/ui/spinner";
import { type Access, type PlanKey, planName } from "#lib/domain/plans";
import { routes } from "#lib/domain/routes";

type UpgradeGateProps = {
  /** As in 'Upgrade to unlock ATS integrations'. */
  feature: string;
  /** What the company may use; null while that is not known yet. */
  access: Access | null;
  required: PlanKey;
};

/** Stands where a feature would that the plan does not include (accounts spec §2.12). */
export function UpgradeGate({ feature, access, required }: UpgradeGateProps) {
  if (access === null) {
    return (
      <Card>
        <Loading className="py-16" />
      </Card>
    );
  }
  const none = access.plan === null;
  return (
    <Card>
      <EmptyState
        picture={<Lock />}
        title={`Upgrade to unlock ${feature}`}
        description={
          <>
            Unlock {feature} by upgrading your plan. This feature requires the {planName(required)}{" "}
            Plan.
            {none ? (
              <span className="mt-2 block">
                Start your 14-day free trial today. No charges until your trial ends.
              </span>
            ) : null}
          </>
        }
        action={
          <Button asChild>
            <Link href={none ? routes.subscription : routes.manageSubscription}>
              {none ? "See the plans" : "Change plan"}
            </Link>
          </Button>
        }
      />
    </Card>
  );
}
