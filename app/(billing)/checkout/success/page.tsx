import type { Metadata } from "next";
import { CheckoutResult } from "#components/plans/checkout/checkout-result";
import { readCompany } from "#lib/data/company/companies";
import { DEFAULT_TIME_ZONE } from "#lib/domain/company/time-zones";
import { routes } from "#lib/domain/core/routes";
import { publicEnv } from "#lib/env/public";
import { employerOrRedirect } from "#lib/http/session";

export const metadata: Metadata = { title: "Your payment", robots: { index: false } };

export default async function CheckoutSuccessPage({
  searchParams,
}: PageProps<"/checkout/success">) {
  const { db, userId } = await employerOrRedirect("own");
  const { session_id } = await searchParams;
  // A lookup that fails leads to the set-up, which sends on whoever has finished it.
  const company = await readCompany(db, userId).catch(() => null);
  return (
    <CheckoutResult
      sessionId={typeof session_id === "string" && session_id !== "" ? session_id : null}
      userId={userId}
      next={company?.completed ? routes.dashboard : routes.postSignup}
      timeZone={company?.timeZone ?? DEFAULT_TIME_ZONE}
      supportUrl={publicEnv().links.support}
    />
  );
}
