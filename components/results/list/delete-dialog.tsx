"use client";

import { ConfirmDelete } from "#components/shared/confirm-delete";
import { attemptPath } from "#lib/domain/core/routes";
import type { ResultRow } from "#lib/domain/results/results";

type DeleteDialogProps = {
  row: Pick<ResultRow, "id" | "name" | "interviewTitle">;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Asks once, because answers and recordings do not come back. */
export function DeleteDialog({ row, ...dialog }: DeleteDialogProps) {
  return (
    <ConfirmDelete
      path={attemptPath(row.id)}
      title="Delete this response?"
      toasts={{ deleted: "Response deleted successfully", failed: "Failed to delete response" }}
      {...dialog}
    >
      {row.name}'s answers, recordings, and scores for “{row.interviewTitle}” will be permanently
      deleted.
    </ConfirmDelete>
  );
}
