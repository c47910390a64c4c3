"use client";

import { useState } from "react";
import { ConfirmDialog } from "#components/shared/confirm-dialog";
import { useSend } from "#components/shared/use-send";
import { Button } from "#components/ui/button";
import { webhookApiPath } from "#lib/domain/core/webhook-routes";
import { type Endpoint, OLD_SECRET_DAYS } from "#lib/domain/webhooks/webhook";
import { SecretDialog } from "./secret-dialog";

const DAYS = OLD_SECRET_DAYS === 1 ? "1 more day" : `${OLD_SECRET_DAYS} more days`;
const FAILED = "The secret couldn't be changed. The old one still works.";

/** Gives an endpoint another secret, after a question that says what becomes of the one it has. */
export function NewSecret({ endpoint: { id, url } }: { endpoint: Endpoint }) {
  const { send, busy, error, clear, rest } = useSend();
  const [asking, setAsking] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);

  function ask(open: boolean) {
    clear();
    setAsking(open);
  }

  async function rotate() {
    const answer = await send(webhookApiPath(id, "/secret"), {});
    rest();
    if (typeof answer?.secret !== "string") return;
    setAsking(false);
    setSecret(answer.secret);
  }

  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => ask(true)}>
        Make a new secret<span className="sr-only"> for {url}</span>
      </Button>
      <ConfirmDialog
        title="Make a new secret?"
        action={{ label: "Make a new secret", busyLabel: "Making…", variant: "default" }}
        busy={busy}
        refusal={error ? FAILED : null}
        open={asking}
        onOpenChange={ask}
        onConfirm={() => void rotate()}
      >
        Messages to {url} are signed with the new secret right away, and with the old one too for{" "}
        {DAYS}, so you have time to update your system. After that, the old one stops working. If
        you already made a new secret within the last day, that one stops working now. The one
        before it still works until its time is up.
      </ConfirmDialog>
      <SecretDialog secret={secret} onClose={() => setSecret(null)} />
    </>
  );
}
