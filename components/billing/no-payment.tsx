import { Alert } from "#components/ui/alert";

/** Where Stripe's keys are not set nothing can be sold, and the page says so. */
export function NoPayment() {
  return (
    <Alert variant="warning">
      Payment is not set up on this server, so no plan can be started here yet. Nothing was charged.
    </Alert>
  );
}
