import { Lock } from "lucide-react";
import Link from "next/link";
import { Button } from "#components/ui/button";
import { companyDate } from "#lib/domain/dates";
import type { BillingCycle, Plan } from "#lib/domain/plans";
import { routes } from "#lib/domain/routes";
import { UpgradeButton } from "./upgrade-button";

const ROWS = ["w-40", "w-52", "w-36"];

type CapOverlayProps = {
  /** How many answered and wait. */
  count: number;
  plan: Plan;
  cycle: BillingCycle | null;
  /** When some of them open without an upgrade; null without a plan. */
  nextMonth: string | null;
  /** Whether the running subscription waits for a payment, which comes before any upgrade. */
  paymentWaits: boolean;
  timeZone: string;
};

/**
 * Stands in the list's place for answers above the plan's cap (interviews spec §2). What is blurred are grey bars:
 * nothing of a waiting candidate is on the page.
 */
export function CapOverlay({ count, nextMonth, paymentWaits, ...upgrade }: CapOverlayProps) {
  return (
    <section
      aria-label="Waiting candidates"
      className="mt-3 grid overflow-hidden rounded-lg border bg-card"
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
        <p className="font-semibold text-lg">
          You've reached your plan's interview response limit.
        </p>
        <p className="mb-1">
          {count === 1
            ? "1 candidate has answered and waits for you."
            : `${count.toLocaleString("en-US")} candidates have answered and wait for you.`}
          {nextMonth === null ? null : (
            <>
              {" "}
              Your next month of candidates begins on {companyDate(nextMonth, upgrade.timeZone)}.
            </>
          )}
        </p>
        {paymentWaits ? (
          <Button asChild size="lg">
            <Link href={routes.manageSubscription}>Update your card</Link>
          </Button>
        ) : (
          <UpgradeButton {...upgrade} />
        )}
      </div>
    </section>
  );
}
