"use client";

import { useEffect, useRef, useState } from "react";
import { toast } from "sonner";
import { FormError } from "#components/shared/form-error";
import { useSend } from "#components/shared/use-send";
import { Button } from "#components/ui/button";

type PayBillProps = {
  /** Whether a card was just changed: the bill is tried at once. */
  now: boolean;
  onPaid: () => void;
};

/** The way to pay a bill that waits: by the card on file, else on the bill's own page at Stripe. */
export function PayBill({ now, onPaid }: PayBillProps) {
  const { send, busy, rest, error } = useSend();
  const [page, setPage] = useState<string | null>(null);
  const [waits, setWaits] = useState(false);
  const tried = useRef(false);

  async function pay() {
    const reply = await send("/api/stripe/pay-bills", {});
    rest();
    if (reply === null) return;
    const open = reply.bills === "open";
    setWaits(open);
    setPage(open && typeof reply.url === "string" ? reply.url : null);
    if (open) return;
    if (reply.bills === "paid") toast.success("Your bill is paid, and your plan continues.");
    onPaid();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, whatever the page draws anew
  useEffect(() => {
    if (!now || tried.current) return;
    tried.current = true;
    pay();
  }, [now]);

  return (
    <div className="flex flex-col gap-3">
      {error ? <FormError>{error.message}</FormError> : null}
      {waits ? (
        <FormError>
          {page
            ? "The payment didn't go through. Your card was declined, or your bank needs you to confirm the payment. You can pay on the bill's own page, with this card or another one."
            : "Your card didn't go through. Please use another card."}
        </FormError>
      ) : null}
      <div>
        {page ? (
          <Button asChild>
            <a href={page}>Go to the bill</a>
          </Button>
        ) : (
          <Button disabled={busy} onClick={pay}>
            {busy ? "Paying..." : "Pay this bill"}
          </Button>
        )}
      </div>
    </div>
  );
}
