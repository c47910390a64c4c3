"use client";

import { useState } from "react";
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogTitle,
} from "#components/ui/alert-dialog";
import { Button } from "#components/ui/button";
import { DialogFooter } from "#components/ui/dialog";

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
      <AlertDialog open={open} onOpenChange={setOpen}>
        <AlertDialogContent>
          <AlertDialogTitle>Disconnect {name}?</AlertDialogTitle>
          <AlertDialogDescription className="mt-0">
            We'll stop sending candidates there, and your interviews will no longer be linked to its
            jobs. Everything already sent stays in {name}.
          </AlertDialogDescription>
          <DialogFooter>
            <AlertDialogCancel>Cancel</AlertDialogCancel>
            <AlertDialogAction
              disabled={busy}
              onClick={(event) => {
                event.preventDefault();
                void disconnect().then(() => setOpen(false));
              }}
            >
              {busy ? "Disconnecting…" : "Disconnect"}
            </AlertDialogAction>
          </DialogFooter>
        </AlertDialogContent>
      </AlertDialog>
    </>
  );
}
