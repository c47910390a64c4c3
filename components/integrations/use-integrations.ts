"use client";

import { useEffect, useState } from "react";
import { toast } from "sonner";
import { useRefresh } from "#components/shared/use-refresh";
import { useSend } from "#components/shared/use-send";
import { request } from "#lib/browser/request";
import { tabStorage } from "#lib/browser/storage";
import { integrationsApiPath } from "#lib/domain/core/integration-routes";
import { parseJson } from "#lib/domain/core/json";
import {
  type Disconnect,
  integrationsSchema,
  type SaveIntegration,
  type ShownIntegration,
  saveIntegrationSchema,
} from "#lib/domain/integrations/connection";
import { ATS_TEXTS } from "#lib/domain/integrations/texts";

const unsavedKey = (userId: string) => `unsaved-integration:${userId}`;

function readUnsaved(userId: string): SaveIntegration | null {
  const kept = tabStorage.get(unsavedKey(userId));
  return kept === null ? null : (saveIntegrationSchema.safeParse(parseJson(kept)).data ?? null);
}

/** What an account has connected, as the server has it: after each change it is read again, and 404 is none. */
export function useIntegrations(userId: string, before: readonly ShownIntegration[]) {
  const refresh = useRefresh();
  const [integrations, setIntegrations] = useState(before);
  const { send, busy, error, rest } = useSend();
  /** What the connect window has connected and we couldn't keep: it isn't told of again. */
  const [unsaved, setUnsaved] = useState<SaveIntegration | null>(null);
  // A reload forgets what this page holds. The server has no such storage, so it is read afterwards.
  useEffect(() => setUnsaved(readUnsaved(userId)), [userId]);
  const path = integrationsApiPath(userId);

  function keepUnsaved(details: SaveIntegration | null) {
    setUnsaved(details);
    tabStorage.set(unsavedKey(userId), details && JSON.stringify(details));
  }

  async function reread() {
    const answer = await request(path);
    const found = (answer.ok && integrationsSchema.safeParse(answer.body).data?.integrations) || [];
    if (answer.ok || answer.refusal.status === 404) setIntegrations(found);
    void refresh();
    return found;
  }

  /** Keeps what the connect window has connected; the server reads it back before. */
  async function save(details: SaveIntegration) {
    const saved = await send("/api/knit/save-integration", { ...details, originOrgId: userId });
    rest();
    keepUnsaved(saved ? null : details);
    if (saved) {
      toast.success(ATS_TEXTS.connected);
      await reread();
    }
  }

  /** Ends the connection that is meant, whether the connect window has ended it already or not; no other one. */
  async function disconnect(meant: Disconnect) {
    const ended = await send(path, meant, "DELETE");
    rest();
    keepUnsaved(null);
    if (ended) {
      const left = await reread();
      if (left.length > 0) toast.info(ATS_TEXTS.replaced);
      else toast.success(ATS_TEXTS.disconnected);
    }
  }

  const saveAgain = unsaved && (() => void save(unsaved));
  return { integrations, save, saveAgain, disconnect, busy, error };
}
