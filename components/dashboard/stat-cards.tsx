import { Award, ClipboardList, type LucideIcon, UserCheck, Users } from "lucide-react";
import { Card } from "#components/ui/card";
import { cn } from "#lib/utils";

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

type StatCardProps = {
  icon: LucideIcon;
  label: string;
  value: number;
  /** Small, under the number. */
  hint?: string | undefined;
};

/** One number of the company, big enough to read across a desk; a long one as big as its card is wide. */
function StatCard({ icon: Icon, label, value, hint }: StatCardProps) {
  return (
    <Card className="@container flex flex-col gap-3 p-4 sm:p-5">
      <dt className="flex items-center gap-2 text-base text-muted-foreground">
        <Icon aria-hidden className="size-4 shrink-0" />
        {label}
      </dt>
      <dd
        className={cn(
          "font-display font-semibold tabular-nums leading-10 tracking-tight",
          value < 1_000_000 ? "text-[min(2.25rem,25cqi)]" : "text-[min(2.25rem,16cqi)]",
        )}
      >
        {value.toLocaleString("en-US")}
      </dd>
      {hint ? <dd className="-mt-2 text-muted-foreground text-sm">{hint}</dd> : null}
    </Card>
  );
}
