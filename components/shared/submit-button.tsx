"use client";

import type { ComponentProps } from "react";
import { Button } from "#components/ui/button";
import { cn } from "#lib/utils";
import { useHydrated } from "./use-hydrated";

type SubmitButtonProps = ComponentProps<typeof Button> & { busy: boolean; busyLabel: string };

/** Waits for the page's code, so that no early click sends the form past its checks, and while it is busy. */
export function SubmitButton({
  busy,
  busyLabel,
  className,
  children,
  ...props
}: SubmitButtonProps) {
  const ready = useHydrated();
  return (
    <>
      <Button
        type="submit"
        size="lg"
        disabled={busy || !ready}
        className={cn(!ready && "disabled:cursor-progress disabled:opacity-100", className)}
        {...props}
      >
        {busy ? busyLabel : children}
      </Button>
      <noscript>
        <p className="text-muted-foreground text-sm">
          This form needs JavaScript. Turn it on and reload the page.
        </p>
      </noscript>
    </>
  );
}
