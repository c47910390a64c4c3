import type { LucideIcon } from "lucide-react";
import { Card } from "#components/ui/card";

type StatCardProps = {
  icon: LucideIcon;
  label: string;
  value: number;
  /** Small, under the number. */
  hint?: string | undefined;
};

/** One number of the company, big enough to read across a desk. */
export function StatCard({ icon: Icon, label, value, hint }: StatCardProps) {
  return (
    <Card className="flex flex-col gap-3 p-4 sm:p-5">
      <dt className="flex items-center gap-2 text-base text-muted-foreground">
        <Icon aria-hidden className="size-4 shrink-0" />
        {label}
      </dt>
      <dd className="font-display font-semibold text-4xl tabular-nums tracking-tight">
        {value.toLocaleString("en-US")}
      </dd>
      {hint ? <dd className="-mt-2 text-muted-foreground text-sm">{hint}</dd> : null}
    </Card>
  );
}
