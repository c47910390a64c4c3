import { Alert } from "#components/ui/alert";

/** If Stripe's keys are not set nothing can be sold, and the page says so. */
export function PaymentNotSetUp() {
  return (
    <section className="mx-auto flex max-w-xl flex-col gap-4">
      <h1 className="font-bold font-display text-3xl tracking-tight">Plans aren't available yet</h1>
      <Alert variant="warning">Payments aren't set up here yet. Nothing was charged.</Alert>
    </section>
  );
}
