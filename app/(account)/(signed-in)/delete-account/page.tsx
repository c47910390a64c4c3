import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { AccountHeading } from "#components/account/account-heading";
import { ConfirmDeletion } from "#components/account/confirm-deletion";
import { buttonVariants } from "#components/ui/button";
import { readCompany } from "#lib/data/company/companies";
import { findCustomer } from "#lib/data/plans/subscriptions";
import { DELETION_LINK_SPENT } from "#lib/domain/account/account-deletion";
import { routes } from "#lib/domain/core/routes";
import { runningPlan } from "#lib/domain/plans/billing";
import { confirmsDeletion } from "#lib/http/deletion-link";
import { employerOrRedirect } from "#lib/http/session";

export const metadata: Metadata = { title: "Delete account", referrer: "no-referrer" };

type Props = { searchParams: Promise<{ token?: string | string[] }> };

export default async function DeleteAccountPage({ searchParams }: Props) {
  const { token } = await searchParams;
  if (typeof token !== "string" || token === "") redirect(routes.settings);
  const { db, userId, subscription } = await employerOrRedirect();
  if (!(await confirmsDeletion(token, userId))) {
    return (
      <>
        <AccountHeading title="This link no longer works">
          {DELETION_LINK_SPENT} Nothing was deleted.
        </AccountHeading>
        <a href={routes.settings} className={buttonVariants({ size: "lg" })}>
          Go to settings
        </a>
      </>
    );
  }
  const [company, customer] = await Promise.all([
    readCompany(db, userId),
    findCustomer(db, userId),
  ]);
  return (
    <ConfirmDeletion
      token={token}
      companyName={company?.name ?? "Your company"}
      lost={{ credit: customer?.credit ?? 0, running: runningPlan(subscription) }}
    />
  );
}
