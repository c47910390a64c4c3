"use client";

import type { ComponentProps, ReactNode } from "react";
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogTitle,
} from "#components/ui/alert-dialog";
import { DialogFooter } from "#components/ui/dialog";
import { FormError } from "./form-error";

type ConfirmDialogProps = {
  title: string;
  /** What happens then. */
  children: ReactNode;
  action: { label: string; busyLabel: string } & Pick<
    ComponentProps<typeof AlertDialogAction>,
    "variant"
  >;
  busy: boolean;
  /** Why it didn't work. */
  refusal?: string | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The dialog stays open until it is told otherwise. */
  onConfirm: () => void;
};

/** Asks once before something that can't be taken back. */
export function ConfirmDialog({
  title,
  children,
  action: { label, busyLabel, variant },
  busy,
  refusal = null,
  open,
  onOpenChange,
  onConfirm,
}: ConfirmDialogProps) {
  return (
    <AlertDialog open={open} onOpenChange={onOpenChange}>
      <AlertDialogContent>
        <AlertDialogTitle>{title}</AlertDialogTitle>
        <AlertDialogDescription className="mt-0 [overflow-wrap:anywhere]">
          {children}
        </AlertDialogDescription>
        <FormError>{refusal}</FormError>
        <DialogFooter>
          <AlertDialogCancel>Cancel</AlertDialogCancel>
          <AlertDialogAction
            {...(variant ? { variant } : {})}
            disabled={busy}
            onClick={(event) => {
              event.preventDefault();
              onConfirm();
            }}
          >
            {busy ? busyLabel : label}
          </AlertDialogAction>
        </DialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
