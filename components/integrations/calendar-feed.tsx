"use client";

import { useState } from "react";
import { ConfirmDialog } from "#components/shared/confirm-dialog";
import { CopyButton } from "#components/shared/copy-button";
import { FormError } from "#components/shared/form-error";
import { useRestoreFocus } from "#components/shared/use-restore-focus";
import { useSend } from "#components/shared/use-send";
import { Button } from "#components/ui/button";
import { Card, CardContent, CardHeader, CardTitle } from "#components/ui/card";
import { Input } from "#components/ui/input";

/** The secret address by which any calendar program shows the company's bookings; null before there is one. */
export function CalendarFeed({ address: before }: { address: string | null }) {
  const { send, busy, error, clear, rest } = useSend();
  const [address, setAddress] = useState(before);
  const [asking, setAsking] = useState(false);
  const field = useRestoreFocus<HTMLInputElement>(address !== before && address);

  async function renew() {
    const answer = await send("/api/company/calendar", {});
    rest();
    if (typeof answer?.path !== "string") return;
    setAddress(window.location.origin + answer.path);
    setAsking(false);
  }

  function ask(open: boolean) {
    clear();
    setAsking(open);
  }

  return (
    <Card className="mt-6">
      <CardHeader>
        <CardTitle>Bookings in your calendar</CardTitle>
        <p className="text-muted-foreground">
          Add this address to Google Calendar, Outlook, or Apple Calendar to see who comes when. It
          shows anyone who has it names like Ana F., meeting types, times, and addresses.
        </p>
      </CardHeader>
      <CardContent className="flex flex-col gap-3">
        {address === null ? (
          <>
            <FormError>{error?.message}</FormError>
            <Button className="self-start" disabled={busy} onClick={() => void renew()}>
              Create the address
            </Button>
          </>
        ) : (
          <>
            <Input
              ref={field}
              readOnly
              aria-label="Calendar address"
              value={address}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
            <div className="flex flex-wrap gap-2">
              <CopyButton value={address} label="Copy address" />
              <Button variant="ghost" onClick={() => ask(true)}>
                Make a new one
              </Button>
            </div>
          </>
        )}
      </CardContent>
      <ConfirmDialog
        title="Make a new address?"
        action={{ label: "Make a new address", busyLabel: "Making…", variant: "default" }}
        busy={busy}
        refusal={error?.message ?? null}
        open={asking}
        onOpenChange={ask}
        onConfirm={() => void renew()}
      >
        The old one stops working right away. Calendars that use it no longer show your bookings
        until you give them the new one.
      </ConfirmDialog>
    </Card>
  );
}
