"use client";

import { useRef, useState } from "react";
import { toast } from "sonner";
import { request } from "#lib/browser/request";
import { CREATE_TEXTS } from "#lib/domain/interviews/interview";
import type { InterviewCreated } from "#lib/domain/interviews/interview-request";

export type Failure = { title: string; detail?: string; signedOut?: boolean };

/** Nobody answered, or the script that reads the answer couldn't be had. */
const UNREACHED: Failure = {
  title: CREATE_TEXTS.unexpected,
  detail: "Check your connection and try again. What you wrote is still here.",
};

/** Sends an interview once, however often it is asked to, and reports how it went. */
export function useCreateInterview() {
  const busy = useRef(false);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  async function create(body: object): Promise<InterviewCreated | null> {
    if (busy.current) return null;
    busy.current = true;
    setSaving(true);
    setFailure(null);
    const outcome = await send(body).catch((): Failure => ({ title: CREATE_TEXTS.unexpected }));
    busy.current = false;
    setSaving(false);
    if ("key" in outcome) {
      // On top: at the foot of a phone it would lie over the ways to share the link, which come next.
      toast.success(CREATE_TEXTS.created, { position: "top-center" });
      return outcome;
    }
    setFailure(outcome);
    toast.error(outcome.title, { description: outcome.detail });
    return null;
  }

  return { create, saving, failure, clearFailure: () => setFailure(null) };
}

async function send(body: object): Promise<InterviewCreated | Failure> {
  const schemas = await import("#lib/domain/interviews/interview-request").catch(() => null);
  if (schemas === null) return UNREACHED;
  const answer = await request("/api/interviews", { body });
  if (answer.ok) return schemas.interviewCreatedSchema.parse(answer.body);
  const { status, code, message, fields } = answer.refusal;
  if (status === 401) return { title: CREATE_TEXTS.signedOut, signedOut: true };
  if (code === "unreachable") return UNREACHED;
  if (message === null) return { title: CREATE_TEXTS.unexpected };
  // Without a company, or if its questions were refused, the message says all there is to say.
  const whole = code === "not_found" || (code === "internal" && fields.questions !== undefined);
  if (whole) return { title: message };
  return { title: CREATE_TEXTS.failed, detail: CREATE_TEXTS.because(message) };
}
