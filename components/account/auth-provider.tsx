"use client";

import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { AuthContext, type AuthUser } from "#components/shared/auth";
import { request } from "#lib/browser/request";
import { routes } from "#lib/domain/site/routes";

/** On which the tabs of one browser tell each other of a sign-out. */
const SIGN_OUTS = "rolecall:sign-outs";

type AuthProviderProps = {
  /** As the server has verified it. */
  user: AuthUser;
  children: ReactNode;
};

/**
 * Who is signed in, for the signed-in pages only. A sign-out in one tab is heard in all; a session that ends otherwise is
 * told by the server's next answer.
 */
export function AuthProvider({ user, children }: AuthProviderProps) {
  const [current, setCurrent] = useState<AuthUser | null>(user);
  const tabs = useRef<BroadcastChannel | null>(null);

  useEffect(() => {
    const channel = new BroadcastChannel(SIGN_OUTS);
    channel.onmessage = () => {
      setCurrent(null);
      window.location.replace(routes.login);
    };
    tabs.current = channel;
    return () => channel.close();
  }, []);

  const signOut = useCallback(async () => {
    const { ok } = await request("/api/auth/sign-out", { method: "POST" });
    if (!ok) return false;
    tabs.current?.postMessage(null);
    window.location.replace(routes.home);
    return true;
  }, []);

  const auth = useMemo(
    () => ({ user: current, isAuthenticated: current !== null, loading: false, signOut }),
    [current, signOut],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}
