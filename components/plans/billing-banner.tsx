"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { Alert } from "#components/ui/alert";
import { Button } from "#components/ui/button";
import { routes } from "#lib/domain/core/routes";
import type { BillingNotice } from "#lib/domain/plans/billing-notice";
import { NOT_STARTED, SUBSCRIPTION_PAUSED } from "#lib/domain/plans/billing-texts";
import { dollars } from "#lib/domain/plans/money";
import { companyDate } from "#lib/domain/text/dates";

/** Above the signed-in pages when the trial is about to end or a payment failed; the plan's own page says it itself. */
export function BillingBanner({ notice, timeZone }: { notice: BillingNotice; timeZone: string }) {
  const pathname = usePathname();
  if (pathname === routes.manageSubscription) return null;
  const date = notice.on === null ? null : companyDate(notice.on, timeZone);
  return (
    <Alert
      variant={notice.kind === "trial-ending" ? "warning" : "error"}
      className="mb-6"
      action={
        <Button asChild variant="outline">
          {notice.kind === "not-started" ? (
            // A page with a policy of its own: only a full navigation brings it.
            <a href={routes.subscription}>Choose a plan</a>
          ) : (
            <Link href={routes.manageSubscription}>
              {notice.kind === "payment-failed" ? "Update your card" : "Manage subscription"}
            </Link>
          )}
        </Button>
      }
    >
      {words(notice, date)}
    </Alert>
  );
}

function words(notice: BillingNotice, date: string | null): string {
  switch (notice.kind) {
    case "trial-ending": {
      const amount = notice.charge ? ` ${dollars(notice.charge)}` : "";
      return notice.charge === 0
        ? `Your free trial ends on ${date}. Your credit covers the first bill.`
        : `Your free trial ends on ${date}. Your card will be charged${amount} then unless you cancel first.`;
    }
    case "payment-failed":
      return date
        ? `Your last payment failed. Your plan stays active until ${date}. Please check your card.`
        : "Your last payment failed, so your plan is paused. Please check your card.";
    case "not-started":
      return NOT_STARTED;
    case "paused":
      return SUBSCRIPTION_PAUSED;
  }
}
