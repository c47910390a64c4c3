import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Alert } from "#components/ui/alert";
import { cn } from "#lib/utils";
import { ConfirmAddress } from "./confirm-address";

type ConfirmNoticeProps = {
  /** What waits until then. */
  children: ReactNode;
  className?: string;
  /** On a page that has this step itself, which hides the one above every page. */
  "data-confirm-step"?: true;
};

/** Asks the owner to prove their address: on a phone one line that opens. */
export function ConfirmNotice({ children, className, ...props }: ConfirmNoticeProps) {
  return (
    <Alert
      variant="warning"
      className={cn("max-sm:border-0 max-sm:py-0 max-sm:[&>svg]:mt-3.5", className)}
      {...props}
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
          <ConfirmAddress>{children}</ConfirmAddress>
        </div>
      </details>
    </Alert>
  );
}
