"use client";

import { MessageScreen } from "./message-screen";

/**
 * The fallback for unexpected render errors. An error with a digest came from the server: its message is the
 * framework's, not for people, so our own text and the reference stand instead.
 */
export function ErrorScreen({ error }: { error: Error & { digest?: string } }) {
  const message = error.digest ? "" : error.message;
  return (
    <MessageScreen
      title="Something went wrong"
      action={
        // Plain, as every page carries this screen: the button's own class merging weighs 10 kB.
        <button
          type="button"
          className="inline-flex h-12 items-center justify-center rounded-md bg-primary px-6 font-semibold text-lg text-primary-foreground hover:bg-primary-hover"
          onClick={() => window.location.reload()}
        >
          Reload page
        </button>
      }
      more={
        <p className="text-muted-foreground">
          If it keeps happening,{" "}
          <a className="font-medium text-primary underline underline-offset-4" href="/contact">
            tell us
          </a>{" "}
          or{" "}
          <a className="font-medium text-primary underline underline-offset-4" href="/">
            go back home
          </a>
          .
        </p>
      }
    >
      <span>{message || "An unexpected error occurred"}</span>
      {error.digest ? <span className="block text-sm">Reference: {error.digest}</span> : null}
    </MessageScreen>
  );
}
