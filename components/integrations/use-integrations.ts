"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { toast } from "sonner";
import { useSend } from "#components/shared/use-send";
import { request } from "#lib/browser/request";
import {
  type Disconnect,
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
    const found = (answer.ok && integrationsSchema.safeParse(answer.body).data?.integrations) || [];
    if (answer.ok || answer.refusal.status === 404) setIntegrations(found);
    router.refresh();
    return found;
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

  /** Ends the connection that is meant, whether the connect window has ended it already or not; no other one. */
  async function disconnect(meant: Disconnect) {
    const ended = await send(path, meant, "DELETE");
    rest();
    setUnsaved(null);
    if (ended) {
      const left = await reread();
      if (left.length > 0) toast.info(ATS_TEXTS.replaced);
      else toast.success(ATS_TEXTS.disconnected);
    }
  }

  const saveAgain = unsaved && (() => void save(unsaved));
  return { integrations, save, saveAgain, disconnect, busy, error };
}
