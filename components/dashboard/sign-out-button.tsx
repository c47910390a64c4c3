"use client";

import { LogOut } from "lucide-react";
import { useSend } from "#components/shared/use-send";
import { Button } from "#components/ui/button";
import { routes } from "#lib/domain/routes";

/** Signs out and goes home, by a full navigation so that nothing of the session stays on the page. */
export function SignOutButton() {
  const { send, busy } = useSend();
  async function signOut() {
    if (await send("/api/auth/sign-out", {})) window.location.assign(routes.home);
  }
  return (
    <Button
      variant="ghost"
      disabled={busy}
      onClick={signOut}
      className="w-full justify-start gap-3 px-3 font-medium text-muted-foreground"
    >
      <LogOut aria-hidden className="size-5" />
      Log out
    </Button>
  );
}
