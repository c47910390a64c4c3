"use client";

import { useEffect, useState } from "react";
import { request } from "#lib/browser/request";
import { LOGO_MAX_BYTES, LOGO_TOO_LARGE } from "#lib/domain/company/logo";

/** A new file; null if the logo was taken away; undefined if it stays as it is. */
type Choice = File | null | undefined;

export type Logo = {
  /** The picture to show, or null. */
  url: string | null;
  error: string | undefined;
  /** Whether what is chosen isn't stored yet. */
  changed: boolean;
  choose: (file: File | undefined) => void;
  remove: () => void;
  /** The name to save, null for none, undefined for no change. @throws Error with the reason for people */
  upload: () => Promise<string | null | undefined>;
  /** After a save: what was chosen is stored. */
  settle: () => void;
};

/** The company's logo in its form: chosen, shown, sent. `initial` is the stored one's address. */
export function useLogo(initial: string | null): Logo {
  const [choice, setChoice] = useState<Choice>();
  const [saved, setSaved] = useState<Choice>();
  const [local, setLocal] = useState<string | null>(null);
  const [error, setError] = useState<string>();

  useEffect(() => {
    if (!(choice instanceof File)) return;
    const url = URL.createObjectURL(choice);
    setLocal(url);
    return () => URL.revokeObjectURL(url);
  }, [choice]);

  const chosen = choice instanceof File ? local : null;
  return {
    url: choice === undefined ? initial : chosen,
    error,
    changed: choice !== saved,
    choose(file) {
      const tooLarge = file !== undefined && file.size >= LOGO_MAX_BYTES;
      setError(tooLarge ? LOGO_TOO_LARGE : undefined);
      setChoice(tooLarge ? saved : (file ?? saved));
    },
    remove() {
      setError(undefined);
      setChoice(null);
    },
    async upload() {
      if (choice === saved) return undefined;
      if (!(choice instanceof File)) return choice;
      const answer = await request("/api/company/logo", { body: choice });
      if (!answer.ok) throw new Error(answer.refusal.message ?? "");
      return String(Object(answer.body).logo);
    },
    settle: () => setSaved(choice),
  };
}
