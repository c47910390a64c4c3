"use client";

import { AlertDialog } from "radix-ui";
import type { ComponentProps, ReactNode, RefObject } from "react";
import { Button } from "#components/ui/button";
import { DialogFooter, overlayClasses, panelClasses } from "#components/ui/dialog";
import { useFocusBack } from "#components/ui/focus-back";
import { FormError } from "./form-error";

type ConfirmDialogProps = {
  title: string;
  /** What happens then. */
  children: ReactNode;
  /** Said below it. */
  more?: ReactNode;
  action: { label: string; busyLabel?: string } & Pick<ComponentProps<typeof Button>, "variant">;
  cancel?: Pick<ComponentProps<typeof Button>, "children" | "disabled">;
  busy?: boolean;
  /** Why it didn't work. */
  refusal?: string | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The dialog stays open until it is told otherwise. */
  onConfirm: () => void;
  /** Takes the focus at the end if the button that opened the question is gone. */
  focusElse?: RefObject<HTMLElement | null>;
};

/** Asks once before something that can't be taken back. The way back comes first and takes the focus. */
export function ConfirmDialog({
  title,
  children,
  more,
  action: { label, busyLabel, variant = "destructive" },
  cancel = { children: "Cancel" },
  busy = false,
  refusal,
  open,
  onOpenChange,
  onConfirm,
  focusElse,
}: ConfirmDialogProps) {
  const focusBack = useFocusBack(focusElse);
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={overlayClasses} />
        <AlertDialog.Content className={panelClasses} {...focusBack}>
          <AlertDialog.Title className="font-semibold text-xl">{title}</AlertDialog.Title>
          <AlertDialog.Description className="text-base text-muted-foreground [overflow-wrap:anywhere]">
            {children}
          </AlertDialog.Description>
          {more}
          <FormError>{refusal}</FormError>
          <DialogFooter>
            <AlertDialog.Cancel asChild>
              <Button variant="outline" {...cancel} />
            </AlertDialog.Cancel>
            <Button variant={variant} disabled={busy} onClick={onConfirm}>
              {busy ? busyLabel : label}
            </Button>
          </DialogFooter>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
