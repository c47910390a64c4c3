"use client";

import { X } from "lucide-react";
import { Dialog as DialogPrimitive } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "#lib/utils";
import { useFocusBack } from "./focus-back";

export const DialogClose = DialogPrimitive.Close;

export const overlayClasses =
  "fixed inset-0 z-50 bg-overlay data-[state=open]:animate-in data-[state=open]:fade-in-0 data-[state=closed]:animate-out data-[state=closed]:fade-out-0";

export const panelClasses =
  "fixed top-1/2 left-1/2 z-50 grid max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-lg -translate-x-1/2 -translate-y-1/2 gap-4 overflow-y-auto rounded-xl border bg-popover p-6 text-popover-foreground shadow-soft data-[state=open]:animate-in data-[state=open]:fade-in-0 data-[state=open]:zoom-in-95 data-[state=closed]:animate-out data-[state=closed]:fade-out-0";

type DialogProps = Pick<ComponentProps<typeof DialogPrimitive.Root>, "open" | "onOpenChange"> &
  Omit<ComponentProps<typeof DialogPrimitive.Content>, "title"> & {
    /** The button that opens it, unless another part of the page does. */
    trigger?: ReactNode;
    title: ReactNode;
    /** What is at stake. */
    description: ReactNode;
    descriptionProps?: ComponentProps<"p">;
  };

/** A window over the page: its button, its words and its "Close". All else goes to the panel. */
export function Dialog({
  open,
  onOpenChange,
  trigger,
  title,
  description,
  descriptionProps,
  className,
  children,
  onOpenAutoFocus,
  ...panel
}: DialogProps) {
  const focusBack = useFocusBack();
  return (
    <DialogPrimitive.Root open={open} onOpenChange={onOpenChange}>
      {trigger ? <DialogPrimitive.Trigger asChild>{trigger}</DialogPrimitive.Trigger> : null}
      <DialogPrimitive.Portal>
        <DialogPrimitive.Overlay className={overlayClasses} />
        <DialogPrimitive.Content
          className={cn(panelClasses, className)}
          {...focusBack}
          {...panel}
          onOpenAutoFocus={(event) => {
            focusBack.onOpenAutoFocus();
            onOpenAutoFocus?.(event);
          }}
        >
          <div className="flex flex-col gap-1.5 pr-10 [overflow-wrap:anywhere]">
            <DialogPrimitive.Title className="font-semibold text-xl">{title}</DialogPrimitive.Title>
            <DialogPrimitive.Description
              {...descriptionProps}
              className={cn("text-base text-muted-foreground", descriptionProps?.className)}
            >
              {description}
            </DialogPrimitive.Description>
          </div>
          {children}
          <DialogPrimitive.Close className="absolute top-3 right-3 grid size-11 place-items-center rounded-md text-muted-foreground transition-colors hover:bg-accent hover:text-foreground">
            <X className="size-4" />
            <span className="sr-only">Close</span>
          </DialogPrimitive.Close>
        </DialogPrimitive.Content>
      </DialogPrimitive.Portal>
    </DialogPrimitive.Root>
  );
}

export function DialogFooter({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      className={cn("flex flex-col-reverse gap-3 sm:flex-row sm:justify-end", className)}
      {...props}
    />
  );
}
