import { Lock } from "lucide-react";
import { CAP_REACHED, nextMonthInWords, waitingInWords } from "#lib/domain/plans/billing-texts";
import { UpgradeOption, type UpgradeOptionProps } from "./upgrade-option";

const ROWS = ["w-40", "w-52", "w-36"];

type CapOverlayProps = UpgradeOptionProps & {
  /** How many answered and wait. */
  count: number;
  /** When some of them open without an upgrade; null without a plan. */
  nextMonth: string | null;
};

/**
 * Stands in the list's place for answers above the plan's cap. What is blurred are grey bars: nothing of a
 * waiting candidate is on the page.
 */
export function CapOverlay({ count, nextMonth, ...way }: CapOverlayProps) {
  return (
    <section
      aria-label="Waiting candidates"
      className="mt-3 grid grid-cols-1 overflow-hidden rounded-lg border bg-card"
    >
      <div aria-hidden className="col-start-1 row-start-1 flex select-none flex-col blur-[3px]">
        {ROWS.map((width) => (
          <div
            key={width}
            className="flex min-h-20 flex-1 items-center gap-4 border-b px-5 last:border-b-0"
          >
            <span className="size-10 shrink-0 rounded-full bg-border" />
            <span className={`h-3 rounded-full bg-border ${width}`} />
            <span className="ml-auto h-3 w-24 rounded-full bg-border max-sm:hidden" />
            <span className="size-12 shrink-0 rounded-full border-4 border-border" />
          </div>
        ))}
      </div>
      <div className="relative col-start-1 row-start-1 flex flex-col items-center justify-center gap-3 bg-card/60 p-6 text-center">
        <Lock aria-hidden className="size-6 text-primary" />
        <p className="font-semibold text-lg">{CAP_REACHED}</p>
        <p className="mb-1">
          {waitingInWords(count)}
          {nextMonthInWords(nextMonth, way.timeZone)}
        </p>
        <UpgradeOption {...way} />
      </div>
    </section>
  );
}
