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
    <Alert action={<UpgradeOption {...way} quiet />}>
      {waitingInWords(count) + (way.paymentWaits ? nextMonthInWords(nextMonth, way.timeZone) : "")}
    </Alert>
  );
}
