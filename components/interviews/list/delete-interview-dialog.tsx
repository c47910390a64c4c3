"use client";

import { ConfirmDelete } from "#components/shared/confirm-delete";
import { interviewApiPath } from "#lib/domain/core/routes";
import { EDIT_TEXTS } from "#lib/domain/interviews/interview";

type DeleteInterviewDialogProps = {
  interview: { id: string; title: string };
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Asks once, and says what goes with the interview. */
export function DeleteInterviewDialog({ interview, ...dialog }: DeleteInterviewDialogProps) {
  return (
    <ConfirmDelete
      path={interviewApiPath(interview.id)}
      title="Delete this interview?"
      toasts={{
        deleting: "Deleting interview...",
        deleted: EDIT_TEXTS.deleted,
        failed: EDIT_TEXTS.deleteFailed,
      }}
      {...dialog}
    >
      “{interview.title}” and all of its responses will be permanently deleted: every candidate's
      answers, recordings, and scores, including those of people still answering. Its link will stop
      working. To keep the responses, close the interview instead.
    </ConfirmDelete>
  );
}
