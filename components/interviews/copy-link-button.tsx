"use client";

import type { ComponentProps } from "react";
import { toast } from "sonner";
import { CopyButton } from "#components/shared/copy-button";
import type { Button } from "#components/ui/button";

type CopyLinkButtonProps = Pick<ComponentProps<typeof Button>, "variant" | "size" | "className"> & {
  link: string;
  label?: string;
  texts: { copied: string; failed: string };
};

/** Copies a candidate's link, shows the tick for 2 s and reports it. */
export function CopyLinkButton({ link, texts, ...props }: CopyLinkButtonProps) {
  return (
    <CopyButton
      value={link}
      onDone={(copied) => (copied ? toast.success(texts.copied) : toast.error(texts.failed))}
      {...props}
    />
  );
}
