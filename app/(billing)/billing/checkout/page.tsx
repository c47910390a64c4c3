import { redirect } from "next/navigation";
import { readPlanQuery } from "#lib/domain/plan-query";
import { planPath, routes } from "#lib/domain/routes";

/** The other address that leads to the checkout (accounts spec §2.1). */
export default async function BillingCheckoutPage({
  searchParams,
}: PageProps<"/billing/checkout">) {
  const { plan, cycle } = readPlanQuery(await searchParams);
  redirect(planPath(routes.subscription, plan ?? undefined, plan ? cycle : undefined));
}
