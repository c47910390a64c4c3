"use client";

import { Check, Copy } from "lucide-react";
import { type ComponentProps, useEffect, useRef, useState } from "react";
import { Button } from "#components/ui/button";

type CopyButtonProps = Omit<ComponentProps<typeof Button>, "onClick" | "children"> & {
  /** What lands on the clipboard. */
  value: string;
  label?: string;
  copiedLabel?: string;
  /** How long the tick stays, in ms: 2 s everywhere but the guide (5 s). */
  tickMs?: number;
  /** Told whether it worked, for a toast. */
  onDone?: (copied: boolean) => void;
};

/** Copies a text and shows a tick. If the clipboard is refused, it selects nothing and says so. */
export function CopyButton({
  value,
  label = "Copy",
  copiedLabel = "Copied",
  tickMs = 2000,
  onDone,
  variant = "outline",
  ...props
}: CopyButtonProps) {
  const [state, setState] = useState<"idle" | "copied" | "failed">("idle");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function copy() {
    const done = await navigator.clipboard.writeText(value).then(
      () => true,
      () => false,
    );
    setState(done ? "copied" : "failed");
    onDone?.(done);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState("idle"), tickMs);
  }

  const text = { idle: label, copied: copiedLabel, failed: "Select and copy" }[state];
  return (
    <Button variant={variant} onClick={copy} {...props}>
      {state === "copied" ? (
        <Check className={variant === "default" ? undefined : "text-score-good"} />
      ) : (
        <Copy />
      )}
      <span aria-live="polite">{text}</span>
    </Button>
  );
}
