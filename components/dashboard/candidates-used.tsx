import { Card } from "#components/ui/card";
import { Progress } from "#components/ui/progress";
import { dashboardLimit, type Plan } from "#lib/domain/plans/plans";
import { companyDate } from "#lib/domain/text/dates";

type CandidatesUsedProps = {
  used: number;
  plan: Plan;
  /** When the next month begins; null without a plan. */
  nextMonth: string | null;
  /** What is charged next, in words; nothing if nothing will be. */
  charge: string;
  timeZone: string;
};

/**
 * How much of the plan's candidates is used, in this month of the subscription or, without a plan, ever: capped at
 * 100 %, red from 90 %. What was used stays used when it is deleted.
 */
export function CandidatesUsed({ used, plan, nextMonth, charge, timeZone }: CandidatesUsedProps) {
  const limit = dashboardLimit(plan);
  const over = used > limit;
  // Those that a bigger plan opened stay open after a change to a smaller one: more than the plan has is no fault.
  const rest = over
    ? ` opened, ${limit.toLocaleString("en-US")} in your plan`
    : ` of ${limit.toLocaleString("en-US")}`;
  const percent = Math.min(100, (used / limit) * 100);
  return (
    <Card className="flex flex-col gap-3 p-4 sm:p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="text-muted-foreground">
          <span>{over ? "Candidates" : "Candidates used"}</span>
          <span>{plan ? " this month" : ""}</span>
        </p>
        <p className="tabular-nums">
          <span className="font-semibold">{used.toLocaleString("en-US")}</span>
          <span className="text-muted-foreground">{rest}</span>
        </p>
      </div>
      <Progress
        value={percent}
        label={over ? `Candidates: ${used}${rest}` : `Candidates used: ${used}${rest}`}
        tone={percent >= 90 ? "danger" : "default"}
      />
      {nextMonth === null ? null : (
        <p className="text-muted-foreground text-sm">
          Your count resets on {companyDate(nextMonth, timeZone)}. {charge}
        </p>
      )}
    </Card>
  );
}
