"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { toast } from "sonner";
import { useSend } from "#components/shared/use-send";
import { request } from "#lib/browser/request";
import {
  integrationsSchema,
  type SaveIntegration,
  type ShownIntegration,
} from "#lib/domain/integrations/connection";
import { ATS_TEXTS } from "#lib/domain/integrations/texts";
import { integrationsApiPath } from "#lib/domain/site/integration-routes";

/** What an account has connected, as the server has it: after each change it is read again, and 404 is none. */
export function useIntegrations(userId: string, before: readonly ShownIntegration[]) {
  const router = useRouter();
  const [integrations, setIntegrations] = useState(before);
  const { send, busy, error, rest } = useSend();
  /** What the connect window has connected and we couldn't keep: it isn't told of again. */
  const [unsaved, setUnsaved] = useState<SaveIntegration | null>(null);
  const path = integrationsApiPath(userId);

  async function reread() {
    const answer = await request(path);
    if (answer.ok)
      setIntegrations(integrationsSchema.safeParse(answer.body).data?.integrations ?? []);
    else if (answer.refusal.status === 404) setIntegrations([]);
    router.refresh();
  }

  /** Keeps what the connect window has connected; the server reads it back before. */
  async function save(details: SaveIntegration) {
    const saved = await send("/api/knit/save-integration", { ...details, originOrgId: userId });
    rest();
    setUnsaved(saved ? null : details);
    if (saved) {
      toast.success(ATS_TEXTS.connected);
      await reread();
    }
  }

  /** Ends the connection, whether the connect window has ended it already or not. */
  async function disconnect() {
    const ended = await send(path, {}, "DELETE");
    rest();
    setUnsaved(null);
    if (ended) {
      toast.success("Your ATS is disconnected");
      await reread();
    }
  }

  const saveAgain = unsaved && (() => void save(unsaved));
  return { integrations, save, saveAgain, disconnect, busy, error };
}
