"use client";

import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { AuthContext, type AuthUser } from "#components/shared/auth";
import { request } from "#lib/browser/request";
import { routes } from "#lib/domain/site/routes";
import type { SessionWatch } from "#lib/vendors/supabase-browser";

type AuthProviderProps = {
  /** As the server has verified it. */
  user: AuthUser;
  project: { url: string; publishableKey: string };
  children: ReactNode;
};

/**
 * Who is signed in, for the signed-in pages only. The Supabase client comes after the page: it watches the session,
 * so that a sign-out in one tab is noticed in all, and signs out.
 */
export function AuthProvider({ user, project, children }: AuthProviderProps) {
  const [current, setCurrent] = useState<AuthUser | null>(user);
  const watch = useRef<SessionWatch | null>(null);
  const leaving = useRef(false);
  const { url, publishableKey } = project;

  useEffect(() => {
    let gone = false;
    import("#lib/vendors/supabase-browser")
      .then(({ watchSession }) => {
        if (gone) return;
        watch.current = watchSession({ url, publishableKey }, () => {
          setCurrent(null);
          if (!leaving.current) window.location.replace(routes.login);
        });
      })
      // Without it the server still answers every request by the session's own truth.
      .catch(() => undefined);
    return () => {
      gone = true;
      watch.current?.stop();
    };
  }, [url, publishableKey]);

  const signOut = useCallback(async () => {
    leaving.current = true;
    await watch.current?.signOut().catch(() => undefined);
    // The server's word counts: it ends the session even where the client could not.
    const { ok } = await request("/api/auth/sign-out", { method: "POST" });
    leaving.current = ok;
    if (ok) window.location.replace(routes.home);
    return ok;
  }, []);

  const auth = useMemo(
    () => ({ user: current, isAuthenticated: current !== null, loading: false, signOut }),
    [current, signOut],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}
