import { AskOwner, WhoMay } from "#components/shared/role";
import { routes } from "#lib/domain/core/routes";

/** After words about what waits for a plan. */
export function SeePlans() {
  return (
    <WhoMay to="own" otherwise={<AskOwner to="for a plan" />}>
      {/* A page with a policy of its own: only a full navigation brings it. */}
      <a href={routes.subscription} className="font-medium underline">
        See the plans
      </a>
    </WhoMay>
  );
}
