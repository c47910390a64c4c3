"use client";

import { Tooltip as TooltipPrimitive } from "radix-ui";
import { type ReactNode, type Ref, useImperativeHandle } from "react";

export type TooltipWindowProps = {
  id: string;
  /** What it belongs to, and is placed beside. */
  anchor: HTMLElement;
  open: boolean;
  /** Called for Escape, scrolling, and a pointer that has left both. */
  hide: () => void;
  side: "top" | "right" | "bottom" | "left";
  children: ReactNode;
};

/** Stands for an element that is on the page already. */
function Existing({ element, ref }: { element: HTMLElement; ref?: Ref<HTMLElement> }) {
  useImperativeHandle(ref, () => element, [element]);
  return null;
}

/** The words of a tooltip, beside their anchor. */
export function TooltipWindow({ id, anchor, open, hide, side, children }: TooltipWindowProps) {
  return (
    <TooltipPrimitive.Provider>
      <TooltipPrimitive.Root open={open} onOpenChange={(now) => (now ? undefined : hide())}>
        <TooltipPrimitive.Trigger asChild>
          <Existing element={anchor} />
        </TooltipPrimitive.Trigger>
        <TooltipPrimitive.Portal>
          <TooltipPrimitive.Content
            id={id}
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-w-72 rounded-md bg-foreground px-3 py-2 text-background text-sm shadow-soft"
          >
            {children}
            <TooltipPrimitive.Arrow className="fill-foreground" />
          </TooltipPrimitive.Content>
        </TooltipPrimitive.Portal>
      </TooltipPrimitive.Root>
    </TooltipPrimitive.Provider>
  );
}
