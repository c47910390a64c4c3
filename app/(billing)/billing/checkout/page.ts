import { redirect } from "next/navigation";
import { routes } from "#lib/domain/core/routes";

/** The other address that leads to the checkout, with whatever it asks for. */
export default async function BillingCheckoutPage({
  searchParams,
}: PageProps<"/billing/checkout">) {
  const { plan, cycle } = await searchParams;
  const asked = Object.entries({ plan, cycle }).flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value]] : [],
  );
  const query = new URLSearchParams(asked).toString();
  redirect(query ? `${routes.subscription}?${query}` : routes.subscription);
}
