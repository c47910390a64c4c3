"use client";

import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { AuthContext, type AuthUser } from "#components/shared/auth";
import { request, requestFor } from "#lib/browser/request";
import { forgetTab } from "#lib/browser/storage";
import { pageOwner } from "#lib/domain/account/page-owner";
import { routes, signInPath } from "#lib/domain/core/routes";

/** On which the tabs of one browser tell each other who is signed in, and in which company; null is nobody. */
const SIGNED_IN = "rolecall:signed-in";

type AuthProviderProps = {
  /** As the server has verified it. */
  user: AuthUser;
  /** The company that the page is about; null if there is none yet. */
  companyId: string | null;
  children: ReactNode;
};

/**
 * Who is signed in, for the signed-in pages only. A sign-out in one tab is heard in all, and so is another person's
 * sign-in or another company of the same; if a session ends otherwise, the server's next answer tells.
 */
export function AuthProvider({ user, companyId, children }: AuthProviderProps) {
  const [current, setCurrent] = useState<AuthUser | null>(user);
  const tabs = useRef<BroadcastChannel | null>(null);

  useEffect(() => {
    const channel = new BroadcastChannel(SIGNED_IN);
    channel.onmessage = ({ data }) => {
      if (data === pageOwner(user.id, companyId)) return;
      // Who signs in again goes on where they were.
      if (data !== null) forgetTab();
      if (data === null || !data.startsWith(user.id)) setCurrent(null);
      const { pathname, search } = window.location;
      window.location.replace(data === null ? signInPath(pathname + search) : routes.dashboard);
    };
    channel.postMessage(pageOwner(user.id, companyId));
    tabs.current = channel;
    requestFor(user.id, companyId);
    return () => {
      channel.close();
      requestFor(null);
    };
  }, [user.id, companyId]);

  const signOut = useCallback(async () => {
    const { ok } = await request("/api/auth/sign-out", { method: "POST" });
    if (!ok) return false;
    tabs.current?.postMessage(null);
    window.location.replace(routes.home);
    return true;
  }, []);

  const auth = useMemo(
    () => ({
      user: current,
      owner: pageOwner(user.id, companyId),
      isAuthenticated: current !== null,
      loading: false,
      signOut,
    }),
    [current, user.id, companyId, signOut],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}
