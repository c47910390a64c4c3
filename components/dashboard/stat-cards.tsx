import { Award, ClipboardList, UserCheck, Users } from "lucide-react";
import { StatCard } from "./stat-card";

type StatCardsProps = {
  candidates: number;
  interviews: number;
  qualified: number;
  hired: number;
  /** On average, in days; 0 if nobody was hired. */
  daysToHire: number;
};

/** The four numbers of a company; a person counts once in each. */
export function StatCards({
  candidates,
  interviews,
  qualified,
  hired,
  daysToHire,
}: StatCardsProps) {
  const days = `${daysToHire.toLocaleString("en-US")} ${daysToHire === 1 ? "day" : "days"} to hire on average`;
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      <StatCard icon={Users} label="Candidates" value={candidates} />
      <StatCard icon={ClipboardList} label="Interviews" value={interviews} />
      <StatCard icon={Award} label="Qualified" value={qualified} />
      <StatCard icon={UserCheck} label="Hired" value={hired} hint={hired > 0 ? days : undefined} />
    </dl>
  );
}
