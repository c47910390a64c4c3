import type { Metadata } from "next";
import { ManageSubscription } from "#components/plans/manage/manage-subscription";
import { PhoneSupport } from "#components/plans/manage/phone-support";
import { PageHeader } from "#components/shared/page-header";
import { DEFAULT_TIME_ZONE } from "#lib/domain/company/time-zones";
import { supportPhone } from "#lib/domain/plans/phone-support";
import { publicEnv } from "#lib/env/public";
import { employerOrRedirect } from "#lib/http/session";

export const metadata: Metadata = { title: "Manage Subscription" };

export default async function ManageSubscriptionPage({
  searchParams,
}: PageProps<"/payment/manage-subscription">) {
  const { userId, company, access } = await employerOrRedirect("own");
  const { contactEmail, supportPhone: phone } = publicEnv();
  const support = supportPhone(access.plan, phone);
  return (
    <>
      <PageHeader
        title="Manage Subscription"
        description="Manage your plan and billing. Changes take effect right away."
      />
      <ManageSubscription
        userId={userId}
        timeZone={company?.timeZone ?? DEFAULT_TIME_ZONE}
        cardChanged={(await searchParams).card === "changed"}
        contactEmail={contactEmail}
      />
      {support ? <PhoneSupport phone={support} /> : null}
    </>
  );
}
