import type { ReactNode } from "react";
import { ScoreGauge } from "#components/shared/score-gauge";
import { AvatarInitials } from "#components/ui/avatar-initials";

const EXAMPLES = [
  { name: "Maria R", rating: 8.4 },
  { name: "Dan T", rating: 6.1 },
  { name: "Lee K", rating: 3.7 },
];

/** Nobody has answered yet: what will stand here, and how to get there. */
export function EmptyResults({ action }: { action: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-6 rounded-lg border bg-card px-6 py-12 text-center">
      <div aria-hidden className="flex w-full max-w-xs flex-col gap-2 opacity-80">
        {EXAMPLES.map(({ name, rating }) => (
          <div key={name} className="flex items-center gap-3 rounded-md border px-3 py-2">
            <AvatarInitials name={name} />
            <span className="h-2.5 w-24 rounded-full bg-secondary" />
            <ScoreGauge score={rating} label="" size="sm" className="ml-auto scale-75" />
          </div>
        ))}
      </div>
      <div className="flex max-w-md flex-col gap-1">
        <h2 className="font-semibold text-lg">No attempts found.</h2>
        <p className="text-base text-muted-foreground">
          When someone completes your interview, they show up here with a rating and the reasons and
          quotes behind it. Share your interview link to get your first candidate.
        </p>
      </div>
      {action}
    </div>
  );
}
