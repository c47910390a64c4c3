"use client";

import { Alert } from "#components/ui/alert";
import { Button } from "#components/ui/button";
import { LinkScreen } from "./link-screen";
import { useSend } from "./use-send";

type OpenLinkProps = {
  /** Our handler that takes the link's token and answers where to go on. */
  handler: "/api/me/open" | "/api/review/open" | "/api/room/resume";
  token: string;
  language: string;
  title: string;
  lead: string;
  action: string;
  /** Said after a failure, in the same language. */
  failed: string;
  /** Hears the handler's answer before the page goes on. */
  onOpened?: (reply: Record<string, unknown>) => void;
};

/**
 * What a private link opens first: nothing is looked at, counted or kept before somebody presses, as mail scanners and link
 * previews open links too. Then a cookie carries what the link did, and the address that is left behind goes.
 */
export function OpenLink({
  handler,
  token,
  language,
  title,
  lead,
  action,
  failed,
  onOpened,
}: OpenLinkProps) {
  const { send, busy, error } = useSend();
  async function open() {
    const reply = await send(handler, { token });
    if (!reply) return;
    onOpened?.(reply);
    window.location.replace(String(reply.next));
  }
  return (
    <LinkScreen language={language} title={title}>
      <p className="text-lg text-muted-foreground">{lead}</p>
      <div aria-live="polite">{error ? <Alert variant="error">{failed}</Alert> : null}</div>
      <Button size="lg" className="self-start" disabled={busy} onClick={open}>
        {action}
      </Button>
    </LinkScreen>
  );
}
