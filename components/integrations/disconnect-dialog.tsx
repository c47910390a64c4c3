"use client";

import { useState } from "react";
import { ConfirmDialog } from "#components/shared/confirm-dialog";
import { Button } from "#components/ui/button";

type DisconnectDialogProps = {
  /** What the ATS is called. */
  name: string;
  busy: boolean;
  disconnect: () => Promise<void>;
};

/** Asks once, and says what ends. */
export function DisconnectDialog({ name, busy, disconnect }: DisconnectDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-label={`Disconnect ${name}`}
        onClick={() => setOpen(true)}
      >
        Disconnect
      </Button>
      <ConfirmDialog
        title={`Disconnect ${name}?`}
        action={{ label: "Disconnect", busyLabel: "Disconnecting…" }}
        {...{ busy, open }}
        onOpenChange={setOpen}
        onConfirm={() => void disconnect().then(() => setOpen(false))}
      >
        We'll stop sending candidates there, and your interviews will no longer be linked to its
        jobs. Everything already sent stays in {name}.
      </ConfirmDialog>
    </>
  );
}
