"use client";

import { Button } from "#components/ui/button";
import { MessageScreen } from "./message-screen";

/**
 * The fallback for unexpected render errors (accounts spec §2.2). An error with a digest came from the server:
 * its message is the framework's, not for people, so the spec's own text and the reference stand instead.
 */
export function ErrorScreen({ error }: { error: Error & { digest?: string } }) {
  const message = error.digest ? "" : error.message;
  return (
    <MessageScreen
      title="Something went wrong"
      action={
        <Button size="lg" onClick={() => window.location.reload()}>
          Reload page
        </Button>
      }
    >
      {message || "An unexpected error occurred"}
      {error.digest ? <span className="block text-sm">Reference: {error.digest}</span> : null}
    </MessageScreen>
  );
}
