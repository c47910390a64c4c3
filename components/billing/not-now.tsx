import { FormError } from "#components/shared/form-error";
import { BILLING_TEXTS } from "#lib/domain/billing-texts";
import { PortalButton } from "./portal-button";

/** Why a plan can't be changed, with the way to the card where that is what is missing. */
export function NotNow({ children }: { children: string }) {
  return (
    <div className="flex flex-col gap-3">
      <FormError>{children}</FormError>
      {children === BILLING_TEXTS.payFirst ? (
        <div>
          <PortalButton first />
        </div>
      ) : null}
    </div>
  );
}
