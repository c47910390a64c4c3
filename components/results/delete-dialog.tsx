"use client";

import { useRouter } from "next/navigation";
import { toast } from "sonner";
import { useSend } from "#components/shared/use-send";
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogTitle,
} from "#components/ui/alert-dialog";
import { DialogFooter } from "#components/ui/dialog";
import type { ResultRow } from "#lib/domain/results/results";
import { attemptPath } from "#lib/domain/site/routes";

type DeleteDialogProps = {
  row: Pick<ResultRow, "id" | "name" | "interviewTitle">;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Asks once, because answers and recordings do not come back. */
export function DeleteDialog({ row, open, onOpenChange }: DeleteDialogProps) {
  const router = useRouter();
  const { send, busy, rest } = useSend();

  async function remove() {
    const gone = await send(attemptPath(row.id), {}, "DELETE");
    rest();
    onOpenChange(false);
    if (gone) {
      toast.success("Response deleted successfully");
      router.refresh();
    } else {
      toast.error("Failed to delete response");
    }
  }

  return (
    <AlertDialog open={open} onOpenChange={onOpenChange}>
      <AlertDialogContent>
        <AlertDialogTitle>Delete this response?</AlertDialogTitle>
        <AlertDialogDescription className="mt-0 [overflow-wrap:anywhere]">
          {row.name}'s answers, recordings and scores for “{row.interviewTitle}” will be permanently
          deleted.
        </AlertDialogDescription>
        <DialogFooter>
          <AlertDialogCancel>Cancel</AlertDialogCancel>
          <AlertDialogAction
            disabled={busy}
            onClick={(event) => {
              event.preventDefault();
              remove();
            }}
          >
            {busy ? "Deleting…" : "Delete"}
          </AlertDialogAction>
        </DialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
