"use client";

import { LogOut } from "lucide-react";
import { useState } from "react";
import { toast } from "sonner";
import { Button } from "#components/ui/button";
import { cn } from "#lib/utils";
import { useAuth } from "./auth";
import { confirmBeforeLeaving } from "./unsaved-changes";

/** Signs out and goes home, by a full navigation so that nothing of the session stays on the page. */
export function SignOutButton({ className }: { className?: string }) {
  const { signOut } = useAuth();
  const [busy, setBusy] = useState(false);
  async function leave() {
    setBusy(true);
    if (await signOut()) return;
    setBusy(false);
    toast.error("You couldn't be logged out. Check your connection and try again.");
  }
  return (
    <Button
      variant="ghost"
      disabled={busy}
      onClick={() => confirmBeforeLeaving("tab", leave)}
      className={cn("font-medium text-muted-foreground", className)}
    >
      <LogOut aria-hidden className="size-5" />
      Log out
    </Button>
  );
}
