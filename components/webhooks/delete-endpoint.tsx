"use client";

import { useState } from "react";
import { ConfirmDelete } from "#components/shared/confirm-delete";
import { Button } from "#components/ui/button";
import { webhookApiPath } from "#lib/domain/core/webhook-routes";
import type { Endpoint } from "#lib/domain/webhooks/webhook";

const TOASTS = {
  deleted: "The endpoint was deleted.",
  failed: "The endpoint couldn't be deleted. It's still in your list.",
};

/** Asks once: the log of an endpoint goes with it. */
export function DeleteEndpoint({ endpoint: { id, url } }: { endpoint: Endpoint }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        Delete<span className="sr-only"> {url}</span>
      </Button>
      <ConfirmDelete
        path={webhookApiPath(id)}
        title="Delete this endpoint?"
        toasts={TOASTS}
        open={open}
        onOpenChange={setOpen}
      >
        We'll stop sending to {url}. Its log and any messages still waiting will be deleted too.
      </ConfirmDelete>
    </>
  );
}
