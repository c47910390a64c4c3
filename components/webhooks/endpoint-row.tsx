"use client";

import { useState } from "react";
import { toast } from "sonner";
import { ConfirmDelete } from "#components/shared/confirm-delete";
import { useRefresh } from "#components/shared/use-refresh";
import { useSend } from "#components/shared/use-send";
import { Badge } from "#components/ui/badge";
import { Button } from "#components/ui/button";
import { webhookApiPath } from "#lib/domain/core/webhook-routes";
import type { Endpoint } from "#lib/domain/webhooks/webhook";
import { NewSecret } from "./new-secret";

const STATES = {
  active: { variant: "good", words: "Active" },
  failing: { variant: "medium", words: "Last try failed" },
  off: { variant: "low", words: "Turned off" },
} as const;

/** One endpoint, how it stands, and what can be done with it. */
export function EndpointRow({ endpoint }: { endpoint: Endpoint }) {
  const refresh = useRefresh();
  const { send, busy, rest } = useSend();
  const { id, url, state } = endpoint;

  async function turnOn() {
    const answer = await send(webhookApiPath(id), { enabled: true }, "PATCH");
    rest();
    if (answer === null) toast.error("The endpoint couldn't be turned on. Please try again.");
    else toast.success("The endpoint is back on.");
    void refresh();
  }

  return (
    <li className="flex flex-col gap-3 py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 font-medium [overflow-wrap:anywhere]">{url}</p>
        <Badge variant={STATES[state].variant}>{STATES[state].words}</Badge>
      </div>
      {state === "off" ? (
        <p className="text-muted-foreground text-sm">
          Every try failed for a day, so we stopped sending to it. Turn it back on once it works,
          then resend what it missed from the log.
        </p>
      ) : null}
      <div className="-ml-3 flex flex-wrap gap-1">
        {state === "off" ? (
          <Button variant="ghost" size="sm" disabled={busy} onClick={() => void turnOn()}>
            Turn on<span className="sr-only"> {url}</span>
          </Button>
        ) : null}
        <NewSecret endpoint={endpoint} />
        <DeleteEndpoint endpoint={endpoint} />
      </div>
    </li>
  );
}

const TOASTS = {
  deleted: "The endpoint was deleted.",
  failed: "The endpoint couldn't be deleted. It's still in your list.",
};

/** Asks once: the log of an endpoint goes with it. */
function DeleteEndpoint({ endpoint: { id, url } }: { endpoint: Endpoint }) {
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
