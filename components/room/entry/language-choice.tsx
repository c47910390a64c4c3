"use client";

import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import {
  LANGUAGES,
  type LanguageCode,
  textAttributes,
  toLanguage,
} from "#lib/domain/text/languages";
import { useLanguage } from "../language-context";
import { Sign } from "../sign";

/** Another language, each by the name that its speakers know. */
export function LanguageChoice() {
  const { language, messages, choose } = useLanguage();
  // The field shows it while it comes: React asks the field again for a change made before the page's script was there.
  const [wanted, setWanted] = useState<LanguageCode | null>(null);
  const [problem, setProblem] = useState(false);
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  // A choice made before the page's script was there.
  const catchUp = useEffectEvent(() => {
    const chosen = select.current?.value;
    if (chosen !== undefined && chosen !== language) void change(chosen);
  });
  useEffect(() => catchUp(), []);
  if (choose === null) return null;

  async function change(value: string) {
    const code = toLanguage(value);
    if (code === null || choose === null) return;
    setWanted(code);
    setProblem(false);
    try {
      await choose(code);
    } catch {
      setProblem(true);
    } finally {
      setWanted(null);
    }
  }
  return (
    <div className="flex items-center gap-2">
      <label htmlFor={id} className="flex items-center gap-2 text-muted-foreground text-sm">
        <Sign of="languages" className="size-5" />
        <span className="max-sm:sr-only">{messages.frame.language}</span>
      </label>
      <select
        ref={select}
        id={id}
        autoComplete="off"
        value={wanted ?? language}
        aria-busy={wanted !== null}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={({ target }) => void change(target.value)}
        className="field-sizing-content h-11 max-w-28 rounded-md border border-input bg-card px-1 text-sm sm:px-2"
      >
        {LANGUAGES.map(({ code, own }) => (
          <option key={code} value={code} {...textAttributes(code)}>
            {own}
          </option>
        ))}
      </select>
      {problem && (
        <p
          id={`${id}-problem`}
          role="alert"
          className="absolute inset-x-4 top-16 z-20 mx-auto max-w-md rounded-lg bg-destructive-tint p-3 text-destructive text-sm"
        >
          {messages.errors.network}
        </p>
      )}
    </div>
  );
}
