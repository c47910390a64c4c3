import { ChevronDown } from "lucide-react";
import { ConfirmAddress } from "#components/shared/confirm-address";
import { Alert } from "#components/ui/alert";

/**
 * Above every signed-in page until the owner has proved their address, except a page that has this step itself: on a
 * phone one line that opens.
 */
export function VerifyBanner({ email }: { email: string }) {
  return (
    <Alert
      variant="warning"
      className="mb-6 max-sm:border-0 max-sm:py-0 max-sm:[&>svg]:mt-3.5 [body:has([data-confirm-step])_&]:hidden"
    >
      {/* A browser that can't show what is in there without a press keeps what is pressed. */}
      <details className="group/confirm sm:details-content:[content-visibility:visible]">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-2 font-medium sm:supports-[selector(::details-content)]:hidden [&::-webkit-details-marker]:hidden">
          Confirm your email address
          <ChevronDown
            aria-hidden
            className="size-5 shrink-0 transition-transform group-open/confirm:rotate-180"
          />
        </summary>
        <div className="max-sm:pb-3">
          <ConfirmAddress>
            <p>
              Confirm your email address with the link we sent to{" "}
              <strong className="break-words">{email}</strong>. Your interviews work without it. But
              until you do, candidates don't get our emails with their invitation, link, reminder,
              and confirmation, we don't email you about new answers, and you can't email decisions.
            </p>
          </ConfirmAddress>
        </div>
      </details>
    </Alert>
  );
}
