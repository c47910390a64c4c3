import { Alert } from "#components/ui/alert";
import { nextMonthInWords, waitingInWords } from "#lib/domain/plans/billing-texts";
import { UpgradeOption, type UpgradeOptionProps } from "./upgrade-option";

type WaitingLineProps = UpgradeOptionProps & {
  count: number;
  /** When some of them open without an upgrade; null without a plan. */
  nextMonth: string | null;
};

/** How many candidates wait, where the list's end with its overlay is not in sight. */
export function WaitingNotice({ count, nextMonth, ...way }: WaitingLineProps) {
  return (
    <Alert className="sm:items-center">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-72">
          {waitingInWords(count)}
          {way.paymentWaits ? nextMonthInWords(nextMonth, way.timeZone) : null}
        </p>
        <UpgradeOption {...way} quiet />
      </div>
    </Alert>
  );
}
