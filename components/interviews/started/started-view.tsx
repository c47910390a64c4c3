import type { ReactNode } from "react";
import type { StartedRow } from "#lib/domain/interviews/started";
import { StartedList } from "./started-list";

type StartedViewProps = {
  people: readonly StartedRow[];
  /** In place of names, while the plan's places are used up; null otherwise. */
  notice: ReactNode;
};

/** People who started an interview and haven't finished; only how many, while the plan's places are used up. */
export function StartedView({ people, notice }: StartedViewProps) {
  if (people.length > 0) return <StartedList people={people} />;
  if (notice !== null) return notice;
  return (
    <p className="rounded-lg border border-dashed px-6 py-12 text-center text-muted-foreground">
      Nobody is here. Whoever starts this interview and stops before submitting shows up half an
      hour later.
    </p>
  );
}
