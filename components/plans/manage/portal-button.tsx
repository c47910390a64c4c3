"use client";

import { toast } from "sonner";
import { useSend } from "#components/shared/use-send";
import { Button } from "#components/ui/button";

/** Stripe's own pages for the card and the invoices; `first` if a payment waits for them. */
export function PortalButton({ first }: { first: boolean }) {
  const { send, busy, rest } = useSend();

  async function open() {
    const reply = await send("/api/stripe/portal", {});
    if (typeof reply?.url === "string") window.location.assign(reply.url);
    else {
      rest();
      toast.error("The billing pages couldn't be opened. Please try again.");
    }
  }

  return (
    <Button variant={first ? "default" : "outline"} disabled={busy} onClick={open}>
      {busy ? "Opening..." : "Card and invoices"}
    </Button>
  );
}
