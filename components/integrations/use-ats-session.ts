"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { request } from "#lib/browser/request";
import { sessionSchema } from "#lib/domain/integrations/connection";
import { sessionFailure } from "#lib/domain/integrations/texts";

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
export function useAtsSession(userId: string) {
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
