"use client";

import { useState } from "react";
import { RoomButton } from "./button";

/** Copies an address, and says so in its own place. */
export function Copy({
  address,
  words,
  className,
}: {
  address: string;
  words: { copy: string; copied: string };
  className: string;
}) {
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard?.writeText(address).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <RoomButton look="quiet" className={className} onClick={() => void copy()}>
      <span aria-live="polite">{copied ? words.copied : words.copy}</span>
    </RoomButton>
  );
}
