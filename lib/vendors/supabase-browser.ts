import { createBrowserClient } from "@supabase/ssr";

export type SessionWatch = {
  /** Ends this browser's session; other tabs hear of it. */
  signOut: () => Promise<void>;
  stop: () => void;
};

/** Watches this browser's session and keeps it fresh. `onSignedOut`: here, in another tab, or by its end. */
export function watchSession(
  project: { url: string; publishableKey: string },
  onSignedOut: () => void,
): SessionWatch {
  const client = createBrowserClient(project.url, project.publishableKey, {
    cookieOptions: { secure: window.location.protocol === "https:" },
  });
  const { data } = client.auth.onAuthStateChange((event) => {
    if (event === "SIGNED_OUT") onSignedOut();
  });
  return {
    signOut: async () => {
      await client.auth.signOut({ scope: "local" });
    },
    stop: () => data.subscription.unsubscribe(),
  };
}
