import { FormError } from "#components/shared/form-error";
import { BILLING_TEXTS } from "#lib/domain/plans/billing-texts";
import { PortalButton } from "./portal-button";

/** Why a plan can't be changed while a bill is unpaid, with the way to the card. */
export function PayFirst() {
  return (
    <div className="flex flex-col gap-3">
      <FormError>{BILLING_TEXTS.payFirst}</FormError>
      <div>
        <PortalButton first />
      </div>
    </div>
  );
}
