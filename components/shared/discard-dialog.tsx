"use client";

import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogTitle,
} from "#components/ui/alert-dialog";
import { DialogFooter } from "#components/ui/dialog";

type DiscardDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  discard: () => void;
  /** What is lost by it. */
  lost: string;
};

/** Asks before typed changes are lost. */
export function DiscardDialog({ open, onOpenChange, discard, lost }: DiscardDialogProps) {
  return (
    <AlertDialog open={open} onOpenChange={onOpenChange}>
      <AlertDialogContent>
        <AlertDialogTitle>Discard Changes?</AlertDialogTitle>
        <AlertDialogDescription className="mt-0">{lost}</AlertDialogDescription>
        <DialogFooter>
          <AlertDialogCancel>Go Back</AlertDialogCancel>
          <AlertDialogAction onClick={discard}>Discard Changes</AlertDialogAction>
        </DialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
