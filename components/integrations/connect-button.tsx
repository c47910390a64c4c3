"use client";

import { Plug } from "lucide-react";
import { createElement, useCallback, useEffect, useRef, useState } from "react";
import type { z } from "zod/mini";
import { RetryAlert } from "#components/shared/retry-alert";
import { Button } from "#components/ui/button";
import { Spinner } from "#components/ui/spinner";
import { isRecord, request } from "#lib/browser/request";
import {
  deactivatedSchema,
  detailsSchema,
  sessionSchema,
} from "#lib/domain/integrations/connection";
import { ATS_TEXTS, sessionFailure } from "#lib/domain/integrations/texts";
import { loadConnectScript } from "./connect-script";

type Details = z.output<typeof detailsSchema>;

type ConnectButtonProps = {
  userId: string;
  scriptUrl: string;
  connected: boolean;
  onFinish: (details: Details) => void;
  onDeactivate: (details: Pick<Details, "integrationId">) => void;
};

const NOT_LOADED = "The window for connecting your ATS couldn't be loaded.";

/**
 * Knit's element with our button in it. Its events have capitals, which React's own props for custom elements lose, and it
 * does nothing while it has no token.
 */
export function ConnectButton(props: ConnectButtonProps) {
  const { userId, scriptUrl, connected } = props;
  const element = useRef<HTMLElement>(null);
  const { token, failure, open } = useAtsSession(userId);
  const [loaded, setLoaded] = useState<boolean | null>(null);
  const handlers = useRef(props);
  handlers.current = props;

  useEffect(() => {
    const knit = element.current;
    if (knit === null) return;
    const events: Record<string, (event: Event) => void> = {
      onNewSession: () => void open(),
      onFinish: (event) => {
        const details = detailsOf(event);
        if (details) handlers.current.onFinish(details);
      },
      onDeactivate: (event) => {
        const ended = deactivatedSchema.safeParse(saidOf(event)).data;
        if (ended) handlers.current.onDeactivate(ended);
      },
    };
    const all = Object.entries(events);
    for (const [name, hear] of all) knit.addEventListener(name, hear);
    return () => {
      for (const [name, hear] of all) knit.removeEventListener(name, hear);
    };
  }, [open]);

  useEffect(() => {
    loadConnectScript(scriptUrl).then(
      () => setLoaded(true),
      () => setLoaded(false),
    );
  }, [scriptUrl]);

  useEffect(() => {
    if (token !== null) element.current?.setAttribute("authsessiontoken", token);
  }, [token]);

  const ready = token !== null && loaded === true;
  const waits = !ready && failure === null && loaded !== false;
  return (
    <div className="flex w-full flex-col items-center gap-4">
      {failure !== null || loaded === false ? (
        <RetryAlert again={() => (loaded === false ? window.location.reload() : void open())}>
          {failure ?? NOT_LOADED}
        </RetryAlert>
      ) : null}
      {createElement(
        "knit-auth",
        { ref: element },
        <Button slot="trigger" aria-disabled={!ready}>
          {waits ? <Spinner /> : <Plug />}
          <span>{waits ? ATS_TEXTS.loading : connected ? ATS_TEXTS.edit : ATS_TEXTS.connect}</span>
        </Button>,
      )}
    </div>
  );
}

/** What the element says of a connection. */
function saidOf(event: Event): unknown {
  const detail = event instanceof CustomEvent && isRecord(event.detail) ? event.detail : {};
  return detail.integrationDetails;
}

/** What it says of one that was made; null for anything else. */
function detailsOf(event: Event): Details | null {
  const details = saidOf(event);
  if (isRecord(details) && details.success === false) return null;
  return detailsSchema.safeParse(details).data ?? null;
}

type Opened = { token: string } | { failure: string };

/** A token of the connect window from our server, or what the red box says. */
async function openSession(userId: string): Promise<Opened> {
  const answer = await request("/api/knit/auth/session", { body: { originOrgId: userId } });
  if (!answer.ok) return { failure: sessionFailure(answer.refusal.status || "none") };
  if (answer.body === null) return { failure: sessionFailure("invalid") };
  const session = sessionSchema.safeParse(answer.body);
  return session.success ? { token: session.data.token } : { failure: sessionFailure("none") };
}

/** The token of the connect window: asked for at once, and again whenever the window wants a new one. */
function useAtsSession(userId: string) {
  const [token, setToken] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const asking = useRef(false);

  const open = useCallback(async () => {
    if (asking.current) return;
    asking.current = true;
    setFailure(null);
    const opened = await openSession(userId);
    asking.current = false;
    if ("token" in opened) setToken(opened.token);
    else setFailure(opened.failure);
  }, [userId]);

  useEffect(() => {
    void open();
  }, [open]);

  return { token, failure, open };
}
