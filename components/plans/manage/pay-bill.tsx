"use client";

import { useState } from "react";
import { toast } from "sonner";
import { FormError } from "#components/shared/form-error";
import { useSend } from "#components/shared/use-send";
import { Button } from "#components/ui/button";

type PayBillProps = {
  /** Whether a card may just have been saved at Stripe. */
  newCard: boolean;
  onPaid: () => void;
};

/** The way to pay a bill that waits, by a press: by the card on file, else on the bill's own page at Stripe. */
export function PayBill({ newCard, onPaid }: PayBillProps) {
  const { send, busy, rest, error } = useSend();
  const [page, setPage] = useState<string | null>(null);
  const [waits, setWaits] = useState(false);

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
      {newCard && !waits ? (
        <p>If you saved a new card, press Pay this bill to pay with it.</p>
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
