import { FormError } from "#components/shared/form-error";
import { RetryAlert } from "#components/shared/retry-alert";
import { Skeleton } from "#components/ui/skeleton";
import { BILLING_TEXTS } from "#lib/domain/plans/billing-texts";
import { dollars } from "#lib/domain/plans/money";
import { listCap, periodOf, planName } from "#lib/domain/plans/plans";
import { dayWithZone } from "#lib/domain/text/dates";
import { PayFirst } from "./pay-first";
import type { ChangePreview, PreviewState } from "./use-change-preview";

const TAX = { none: "", included: " including tax", added: " plus tax" } as const;

type ChangeCostProps = {
  cost: PreviewState;
  again: () => void;
  timeZone: string;
};

/** What credit pays of the change, and what stays of it. */
function creditInWords({ credit, creditUsed }: ChangePreview): string {
  const used = creditUsed > 0 ? `${dollars(creditUsed)} of your credit is used. ` : "";
  return credit > 0 ? `${used}${dollars(credit)} stays as credit toward your next bills.` : used;
}

/** How what was paid already counts. */
function settledInWords(preview: ChangePreview): string {
  const { settled, from, to } = preview;
  const money = creditInWords(preview);
  if (settled === "prorated") return money;
  if (from.cycle === to.cycle && listCap(to.plan) > listCap(from.plan))
    return settled === "kept"
      ? `You've already paid for this period. ${money}`
      : `You've already paid for this month. ${money}`;
  const more = `You've opened more candidates this month than ${planName(to.plan)} includes, so`;
  return settled === "kept"
    ? `${more} you won't get credit for what you paid. Going back before your paid period ends is free. ${money}`
    : `${more} you won't get credit for what you paid for this month. Going back before the month ends is free. ${money}`;
}

/** What counts already, and what is paid from then on. */
function thenInWords(preview: ChangePreview, timeZone: string): string {
  const { next, nextDate, to } = preview;
  const first = nextDate ? `, next on ${dayWithZone(nextDate, timeZone)}` : "";
  return `${settledInWords(preview)} Then ${dollars(next.cents)}${TAX[next.tax]} per ${periodOf(to.cycle)}${first}.`;
}

/** What a change costs now and from then on, before anybody agrees to it. */
export function ChangeCost({ cost, again, timeZone }: ChangeCostProps) {
  if (cost.is === "unpaid") return <PayFirst />;
  if (cost.is === "refused") return <FormError>{cost.why}</FormError>;
  if (cost.is === "failed")
    return <RetryAlert again={again}>{BILLING_TEXTS.costUnknown}</RetryAlert>;
  return (
    <div aria-live="polite" className="rounded-lg border bg-muted p-4">
      {cost.is === "loading" ? (
        <>
          <span className="sr-only">Calculating what's due today</span>
          <Skeleton className="h-7 w-32" />
          <Skeleton className="mt-2 h-5 w-64 max-w-full" />
        </>
      ) : (
        <>
          <p className="font-semibold text-lg tabular-nums">
            {dollars(cost.preview.dueToday)} due today
          </p>
          <p className="text-muted-foreground">{thenInWords(cost.preview, timeZone)}</p>
        </>
      )}
    </div>
  );
}
