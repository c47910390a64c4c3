"use client";

import { Sparkles, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { ConfirmDelete } from "#components/shared/confirm-delete";
import { WhoMay } from "#components/shared/role";
import { Button } from "#components/ui/button";
import { Tooltip } from "#components/ui/tooltip";
import { attemptPath } from "#lib/domain/core/routes";
import type { ResultRow } from "#lib/domain/results/results";
import { useShortcuts } from "../shortcuts/use-shortcuts";
import { useAnalysisWindow } from "./analysis-window";

/** What can be done with one row: read its analysis, delete it. */
export function RowActions({ row }: { row: ResultRow }) {
  const [deleting, setDeleting] = useState(false);
  const openAnalysis = useAnalysisWindow();
  const box = useRef<HTMLDivElement>(null);
  useShortcuts({ "4": () => openAnalysis(row.id) }, box);
  return (
    <div ref={box} className="flex items-center justify-end gap-1 max-table:flex-1">
      <Button
        variant="outline"
        size="sm"
        className="h-11 max-table:flex-1"
        aria-label={`AI Analysis of ${row.name}`}
        onClick={() => openAnalysis(row.id)}
      >
        <Sparkles className="table:hidden text-primary min-[90rem]:block" />
        AI Analysis
      </Button>
      <WhoMay to="decide">
        <Tooltip content="Delete response">
          <Button
            variant="ghost"
            size="icon"
            className="text-muted-foreground hover:text-destructive"
            aria-label={`Delete the response of ${row.name}`}
            onClick={() => setDeleting(true)}
          >
            <Trash2 />
          </Button>
        </Tooltip>
      </WhoMay>
      <DeleteDialog row={row} open={deleting} onOpenChange={setDeleting} />
    </div>
  );
}

type DeleteDialogProps = {
  row: Pick<ResultRow, "id" | "name" | "interviewTitle">;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Asks once, because answers and recordings do not come back. */
function DeleteDialog({ row, ...dialog }: DeleteDialogProps) {
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
