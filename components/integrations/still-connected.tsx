"use client";

import { FormError } from "#components/shared/form-error";
import type { ShownIntegration } from "#lib/domain/integrations/connection";
import { ConnectedList } from "./connected-list";
import { useIntegrations } from "./use-integrations";

type StillConnectedProps = {
  userId: string;
  before: readonly ShownIntegration[];
  timeZone: string;
};

/** An ATS that a plan before connected: nothing is sent there, and it can be disconnected on every plan. */
export function StillConnected({ userId, before, timeZone }: StillConnectedProps) {
  const { integrations, disconnect, busy, error } = useIntegrations(userId, before);
  if (integrations.length === 0) return null;
  return (
    <div className="mt-10 flex flex-col gap-4">
      <FormError>{error?.message}</FormError>
      <p className="text-muted-foreground">
        Your plan no longer sends candidates to your ATS. You can still disconnect it.
      </p>
      <ConnectedList
        integrations={integrations}
        timeZone={timeZone}
        busy={busy}
        disconnect={disconnect}
      />
    </div>
  );
}
