"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { toast } from "sonner";
import { useSend } from "#components/shared/use-send";
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
import { webhookApiPath } from "#lib/domain/site/webhook-routes";
import type { Endpoint } from "#lib/domain/webhooks/webhook";

/** Asks once: the log of an endpoint goes with it. */
export function DeleteEndpoint({ endpoint: { id, url } }: { endpoint: Endpoint }) {
  const router = useRouter();
  const { send, busy, rest } = useSend();
  const [open, setOpen] = useState(false);

  async function remove() {
    const gone = await send(webhookApiPath(id), {}, "DELETE");
    rest();
    setOpen(false);
    if (gone === null) toast.error("The endpoint couldn't be deleted. It is still in your list.");
    else toast.success("The endpoint was deleted.");
    router.refresh();
  }

  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        Delete<span className="sr-only"> {url}</span>
      </Button>
      <AlertDialog open={open} onOpenChange={setOpen}>
        <AlertDialogContent>
          <AlertDialogTitle>Delete this endpoint?</AlertDialogTitle>
          <AlertDialogDescription className="mt-0 [overflow-wrap:anywhere]">
            Nothing more is sent to {url}. Its log and messages that are still waiting are deleted
            too.
          </AlertDialogDescription>
          <DialogFooter>
            <AlertDialogCancel>Cancel</AlertDialogCancel>
            <AlertDialogAction
              disabled={busy}
              onClick={(event) => {
                event.preventDefault();
                void remove();
              }}
            >
              {busy ? "Deleting…" : "Delete"}
            </AlertDialogAction>
          </DialogFooter>
        </AlertDialogContent>
      </AlertDialog>
    </>
  );
}
