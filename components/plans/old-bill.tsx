import { Alert } from "#components/ui/alert";
import { dollars } from "#lib/domain/plans/money";

type OldBillProps = {
  cents: number;
  /** The bill's own page at Stripe; null where it has none. */
  url: string | null;
};

/** Says where a new plan is bought that an old one is still owed for: buying does not pay it. */
export function OldBill({ cents, url }: OldBillProps) {
  return (
    <Alert variant="warning">
      You still owe {dollars(cents)} for a plan that has ended. It isn't part of what you pay here.
      {url ? (
        <>
          {" "}
          <a href={url} className="font-semibold underline underline-offset-4">
            Open the unpaid bill
          </a>
        </>
      ) : null}
    </Alert>
  );
}
