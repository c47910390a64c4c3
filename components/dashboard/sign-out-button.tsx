"use client";

import { LogOut } from "lucide-react";
import { useState } from "react";
import { useAuth } from "#components/shared/auth";
import { Button } from "#components/ui/button";

/** Signs out and goes home, by a full navigation so that nothing of the session stays on the page. */
export function SignOutButton() {
  const { signOut } = useAuth();
  const [busy, setBusy] = useState(false);
  async function leave() {
    setBusy(true);
    if (!(await signOut())) setBusy(false);
  }
  return (
    <Button
      variant="ghost"
      disabled={busy}
      onClick={leave}
      className="w-full justify-start gap-3 px-3 font-medium text-muted-foreground"
    >
      <LogOut aria-hidden className="size-5" />
      Log out
    </Button>
  );
}
