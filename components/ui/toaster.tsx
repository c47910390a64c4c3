"use client";

import { Toaster as Sonner } from "sonner";

/** Toasts report, they never ask: 4000 ms, 3 visible, 356 px wide, sonner's own width. */
export function Toaster() {
  return (
    <Sonner
      duration={4000}
      visibleToasts={3}
      position="bottom-right"
      theme="system"
      toastOptions={{
        classNames: {
          toast:
            "!rounded-lg !border !border-border !bg-popover !text-popover-foreground !font-sans !text-base !shadow-soft",
          description: "!text-muted-foreground",
          success: "[&_[data-icon]]:!text-score-good",
          error: "[&_[data-icon]]:!text-destructive",
        },
      }}
    />
  );
}
