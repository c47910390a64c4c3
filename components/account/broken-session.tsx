"use client";

import { FormError } from "#components/shared/form-error";
import { useSend } from "#components/shared/use-send";
import { Button } from "#components/ui/button";
import { routes } from "#lib/domain/core/routes";

/** A session whose account is gone. It is ended first: the sign-in screen sends sessions on. */
export function BrokenSession() {
  const { send, busy } = useSend();

  async function leave() {
    await send("/api/auth/sign-out", {});
    window.location.replace(routes.login);
  }

  return (
    <div className="flex flex-col gap-6">
      <FormError>Authentication error. Please try logging in again.</FormError>
      <Button size="lg" disabled={busy} onClick={leave}>
        Return to Login
      </Button>
    </div>
  );
}
