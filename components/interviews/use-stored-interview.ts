"use client";

import { useCallback, useEffect, useState } from "react";
import { request } from "#lib/browser/request";
import { EDIT_TEXTS } from "#lib/domain/interviews/interview";
import type { StoredInterview } from "#lib/domain/interviews/stored-interview";
import { interviewApiPath } from "#lib/domain/site/routes";

export type LoadFailure = { title: string; detail?: string };

type Loaded = {
  stored: StoredInterview | null;
  failure: LoadFailure | null;
  /** Reads it once more; answers what came, or null. */
  reload: () => Promise<StoredInterview | null>;
};

/** The interview that is edited, as the server has it. */
export function useStoredInterview(interviewId: string): Loaded {
  const [stored, setStored] = useState<StoredInterview | null>(null);
  const [failure, setFailure] = useState<LoadFailure | null>(null);

  const reload = useCallback(async () => {
    setFailure(null);
    const found = await load(interviewId);
    if ("id" in found) {
      setStored(found);
      return found;
    }
    setFailure(found);
    return null;
  }, [interviewId]);

  useEffect(() => {
    void reload();
  }, [reload]);

  return { stored, failure, reload };
}

async function load(interviewId: string): Promise<StoredInterview | LoadFailure> {
  const answer = await request<StoredInterview>(interviewApiPath(interviewId));
  if (!answer.ok) {
    const { status, message } = answer.refusal;
    if (status === 0 || message === null) return { title: EDIT_TEXTS.loadError };
    return { title: EDIT_TEXTS.loadFailed, detail: message };
  }
  const stored = answer.body;
  if (!Array.isArray(stored?.questions)) return { title: EDIT_TEXTS.loadError };
  return stored.questions.length === 0 ? { title: EDIT_TEXTS.noQuestions } : stored;
}
