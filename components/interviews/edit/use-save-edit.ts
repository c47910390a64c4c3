"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { toast } from "sonner";
import { request } from "#lib/browser/request";
import { interviewApiPath, routes } from "#lib/domain/core/routes";
import { EDIT_TEXTS } from "#lib/domain/interviews/interview";
import { type EditedInterview, editedDeadline } from "#lib/domain/interviews/interview-edit";
import type { InterviewForm } from "#lib/domain/interviews/interview-form";
import { toChange } from "#lib/domain/interviews/to-request";
import type { Failure } from "../wizard/use-create-interview";

/** How long the overlay stays after a save, before the list comes. */
const REDIRECT_MS = 1200;

type Outcome = "saved" | "stale" | "failed";

/** Saves an edit, says how it went, and goes back to the list. */
export function useSaveEdit(timeZone: string) {
  const router = useRouter();
  const busy = useRef(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  useEffect(() => () => clearTimeout(leaving.current), []);

  async function save(form: InterviewForm, over: EditedInterview): Promise<Outcome> {
    if (busy.current) return "failed";
    busy.current = true;
    setSaving(true);
    setFailure(null);
    const deadline = editedDeadline(form, over, timeZone);
    const body = toChange(form, { revision: over.revision, deadline });
    const answer = await request(interviewApiPath(over.id), { method: "PUT", body });
    if (answer.ok) {
      toast.success(EDIT_TEXTS.saved);
      leaving.current = setTimeout(() => {
        router.push(routes.interviews);
        // Whoever comes back edits what is saved, and not the router's copy of the page.
        router.refresh();
      }, REDIRECT_MS);
      return "saved";
    }
    busy.current = false;
    setSaving(false);
    const { status, code, message } = answer.refusal;
    if (code === "conflict") return "stale";
    const known = status !== 0 && message !== null;
    const title = known ? EDIT_TEXTS.failed : EDIT_TEXTS.error;
    const failed: Failure = { title, signedOut: status === 401, ...(known && { detail: message }) };
    setFailure(failed);
    toast.error(title, { description: failed.detail });
    return "failed";
  }

  return { save, saving, failure };
}
