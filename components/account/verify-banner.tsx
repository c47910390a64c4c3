import { ConfirmAddress } from "#components/shared/confirm-address";
import { Alert } from "#components/ui/alert";

/** Above every signed-in page until the owner has proved their address, except a page that has this step itself. */
export function VerifyBanner({ email }: { email: string }) {
  return (
    <Alert variant="warning" className="mb-6 [body:has([data-confirm-step])_&]:hidden">
      <ConfirmAddress>
        <p>
          Confirm your email address with the link we sent to{" "}
          <strong className="break-words">{email}</strong>. Your interviews work without it. But
          until you do, candidates don't get our emails with their link, reminder, and confirmation,
          we don't email you about new answers, and you can't email invitations or decisions.
        </p>
      </ConfirmAddress>
    </Alert>
  );
}
