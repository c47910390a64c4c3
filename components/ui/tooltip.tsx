"use client";

import { Tooltip as TooltipPrimitive } from "radix-ui";
import { type ComponentProps, type MouseEvent, type ReactNode, useState } from "react";
import { cn } from "#lib/utils";

/** One provider at the root: tooltips open after 700 ms. */
export function TooltipProvider({
  delayDuration = 700,
  ...props
}: ComponentProps<typeof TooltipPrimitive.Provider>) {
  return <TooltipPrimitive.Provider delayDuration={delayDuration} {...props} />;
}

type TooltipProps = {
  content: ReactNode;
  /** One focusable element. A disabled control needs a focusable wrapper around it. */
  children: ReactNode;
  side?: "top" | "right" | "bottom" | "left";
  /** Opens at a click or a tap too, for controls that do nothing else: fingers can't hover. */
  atClick?: boolean;
  className?: string;
};

export function Tooltip({ content, children, side = "top", atClick, className }: TooltipProps) {
  const [open, setOpen] = useState(false);
  const openAtClick = (event: MouseEvent) => {
    // Without this the primitive closes at every click.
    event.preventDefault();
    setOpen(true);
  };
  return (
    <TooltipPrimitive.Root open={open} onOpenChange={setOpen}>
      <TooltipPrimitive.Trigger asChild {...(atClick && { onClick: openAtClick })}>
        {children}
      </TooltipPrimitive.Trigger>
      <TooltipPrimitive.Portal>
        <TooltipPrimitive.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className={cn(
            "z-50 max-w-72 rounded-md bg-foreground px-3 py-2 text-background text-sm shadow-soft",
            className,
          )}
        >
          {content}
          <TooltipPrimitive.Arrow className="fill-foreground" />
        </TooltipPrimitive.Content>
      </TooltipPrimitive.Portal>
    </TooltipPrimitive.Root>
  );
}
