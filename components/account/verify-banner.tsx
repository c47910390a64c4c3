import { ConfirmNotice } from "#components/shared/confirm-notice";

/** Above every signed-in page until the owner has proved their address, except a page that has this step itself. */
export function VerifyBanner({ email }: { email: string }) {
  return (
    <ConfirmNotice className="mb-6 [body:has([data-confirm-step])_&]:hidden">
      <p>
        Confirm your email address with the link we sent to{" "}
        <strong className="break-words">{email}</strong>. Your interviews work without it. But until
        you do, candidates don't get our emails with their invitation, link, reminder, and
        confirmation, we don't email you about new answers, and you can't email decisions.
      </p>
    </ConfirmNotice>
  );
}
