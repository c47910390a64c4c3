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
import { EDIT_TEXTS } from "#lib/domain/interviews/interview";
import { interviewApiPath } from "#lib/domain/site/routes";

type DeleteInterviewDialogProps = {
  interview: { id: string; title: string };
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Asks once, and says what goes with the interview. */
export function DeleteInterviewDialog({
  interview,
  open,
  onOpenChange,
}: DeleteInterviewDialogProps) {
  const router = useRouter();
  const { send, busy, rest } = useSend();

  async function remove() {
    const going = toast.loading("Deleting interview...");
    const gone = await send(interviewApiPath(interview.id), {}, "DELETE");
    rest();
    onOpenChange(false);
    if (gone) {
      toast.success(EDIT_TEXTS.deleted, { id: going });
      router.refresh();
    } else {
      toast.error(EDIT_TEXTS.deleteFailed, { id: going });
    }
  }

  return (
    <AlertDialog open={open} onOpenChange={onOpenChange}>
      <AlertDialogContent>
        <AlertDialogTitle>Delete this interview?</AlertDialogTitle>
        <AlertDialogDescription className="mt-0 [overflow-wrap:anywhere]">
          “{interview.title}” and all of its responses will be permanently deleted: every
          candidate's answers, recordings and scores, also of those who are still answering. Its
          link will stop working. To keep the responses, close the interview instead.
        </AlertDialogDescription>
        <DialogFooter>
          <AlertDialogCancel>Cancel</AlertDialogCancel>
          <AlertDialogAction
            disabled={busy}
            onClick={(event) => {
              event.preventDefault();
              void remove();
            }}
          >
            {busy ? "Deleting…" : "Delete"}
          </AlertDialogAction>
        </DialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
