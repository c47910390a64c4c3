import { Check } from "lucide-react";
import { type OfferedPlan, offer } from "#lib/domain/plans/plans";

/** What a plan includes. */
export function FeatureList({ plan }: { plan: OfferedPlan }) {
  return (
    <ul className="flex flex-col gap-2.5">
      {offer(plan).features.map((feature) => (
        <li key={feature} className="flex items-start gap-2.5">
          <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-primary" />
          {feature}
        </li>
      ))}
    </ul>
  );
}
