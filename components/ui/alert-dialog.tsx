"use client";

import { AlertDialog as AlertDialogPrimitive } from "radix-ui";
import type { ComponentProps, RefObject } from "react";
import { cn } from "#lib/utils";
import { Button } from "./button";
import { overlayClasses, panelClasses } from "./dialog";
import { useFocusBack } from "./focus-back";

/** Only if something would be lost. Cancel comes first and takes the focus. */
export const AlertDialog = AlertDialogPrimitive.Root;

type AlertDialogContentProps = ComponentProps<typeof AlertDialogPrimitive.Content> & {
  /** Takes the focus at the end where the button that opened the question is gone. */
  focusElse?: RefObject<HTMLElement | null>;
};

export function AlertDialogContent({ className, focusElse, ...props }: AlertDialogContentProps) {
  const focusBack = useFocusBack(focusElse);
  return (
    <AlertDialogPrimitive.Portal>
      <AlertDialogPrimitive.Overlay className={overlayClasses} />
      <AlertDialogPrimitive.Content
        className={cn(panelClasses, className)}
        {...focusBack}
        {...props}
      />
    </AlertDialogPrimitive.Portal>
  );
}

export function AlertDialogTitle({
  className,
  ...props
}: ComponentProps<typeof AlertDialogPrimitive.Title>) {
  return (
    <AlertDialogPrimitive.Title className={cn("font-semibold text-xl", className)} {...props} />
  );
}

export function AlertDialogDescription({
  className,
  ...props
}: ComponentProps<typeof AlertDialogPrimitive.Description>) {
  return (
    <AlertDialogPrimitive.Description
      className={cn("-mt-2 text-base text-muted-foreground", className)}
      {...props}
    />
  );
}

export function AlertDialogCancel(props: ComponentProps<typeof Button>) {
  return (
    <AlertDialogPrimitive.Cancel asChild>
      <Button variant="outline" {...props} />
    </AlertDialogPrimitive.Cancel>
  );
}

export function AlertDialogAction(props: ComponentProps<typeof Button>) {
  return (
    <AlertDialogPrimitive.Action asChild>
      <Button variant="destructive" {...props} />
    </AlertDialogPrimitive.Action>
  );
}
