"use client";

import { useState } from "react";
import { ConfirmDialog } from "#components/shared/confirm-dialog";
import { Badge } from "#components/ui/badge";
import { Button } from "#components/ui/button";
import { atsName } from "#lib/domain/integrations/catalogue";
import type { Disconnect, ShownIntegration } from "#lib/domain/integrations/connection";
import { ATS_TEXTS } from "#lib/domain/integrations/texts";
import { companyDate } from "#lib/domain/text/dates";

type ConnectedListProps = {
  integrations: readonly ShownIntegration[];
  timeZone: string;
  busy: boolean;
  disconnect: (meant: Disconnect) => Promise<void>;
};

/** What is connected, each with its end. */
export function ConnectedList({ integrations, timeZone, busy, disconnect }: ConnectedListProps) {
  return (
    <section aria-labelledby="connected" className="flex flex-col gap-3">
      <h2 id="connected" className="font-display font-semibold text-xl">
        {ATS_TEXTS.connectedList}
      </h2>
      <ul className="divide-y rounded-lg border bg-card">
        {integrations.map(({ appId, connectedAt, refused }) => (
          <li key={appId} className="flex flex-wrap items-center gap-3 px-5 py-4">
            <p className="min-w-52 flex-1">
              <strong className="font-display font-semibold text-lg">{atsName(appId)}</strong>
              <span className="block text-muted-foreground text-sm">
                Connected since {companyDate(connectedAt, timeZone)}
              </span>
            </p>
            {refused ? <Badge variant="medium">Connect again</Badge> : null}
            <DisconnectDialog
              name={atsName(appId)}
              busy={busy}
              disconnect={() => disconnect({ appId })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

type DisconnectDialogProps = {
  /** What the ATS is called. */
  name: string;
  busy: boolean;
  disconnect: () => Promise<void>;
};

/** Asks once, and says what ends. */
function DisconnectDialog({ name, busy, disconnect }: DisconnectDialogProps) {
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
        busy={busy}
        open={open}
        onOpenChange={setOpen}
        onConfirm={() => void disconnect().then(() => setOpen(false))}
      >
        We'll stop sending candidates there, and your interviews will no longer be linked to its
        jobs. Everything already sent stays in {name}.
      </ConfirmDialog>
    </>
  );
}
