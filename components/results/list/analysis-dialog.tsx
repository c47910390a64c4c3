"use client";

import { useEffect, useState } from "react";
import { toast } from "sonner";
import { Button } from "#components/ui/button";
import { Dialog, DialogClose, DialogFooter } from "#components/ui/dialog";
import { request } from "#lib/browser/request";
import { attemptPath } from "#lib/domain/core/routes";
import { type Analysis, analysisSchema } from "#lib/domain/results/analysis";
import type { ResultRow } from "#lib/domain/results/results";
import { tellRead } from "../mark-read";
import { AnalysisBody } from "./analysis-body";
import { CandidateLink } from "./candidate-link";

const REFUSED =
  "Fail to bring AI analysis data. It couldn't be loaded. Close this window and try again.";
export const ANALYSIS_FAILED = "An error occurred while fetching AI analysis data.";

type AnalysisDialogProps = {
  row: ResultRow;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** A candidate's analysis without leaving the list. */
export function AnalysisDialog({ row, open, onOpenChange }: AnalysisDialogProps) {
  const { analysis, problem } = useAnalysis(row.id, open);
  const who = `${row.name}, ${row.interviewTitle}`;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      className="max-w-2xl"
      title="AI Analysis"
      description={who}
      descriptionProps={{ title: who, className: "line-clamp-2" }}
    >
      <AnalysisBody row={row} analysis={analysis} problem={problem} />
      <DialogFooter className="mt-2">
        <DialogClose asChild>
          <Button variant="outline">Close</Button>
        </DialogClose>
        <Button asChild>
          <CandidateLink attemptId={row.id}>Full Response Details</CandidateLink>
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

/** Reads the analysis each time the window opens; a closed window's late answer is dropped. */
function useAnalysis(attemptId: string, open: boolean) {
  const [analysis, setAnalysis] = useState<Analysis | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    if (!open) return;
    const abort = new AbortController();
    const fail = (message: string) => {
      if (abort.signal.aborted) return;
      setProblem(message);
      toast.error(message);
    };
    setProblem(null);
    request(`${attemptPath(attemptId)}/analysis`, { signal: abort.signal }).then((answer) => {
      if (abort.signal.aborted) return;
      if (!answer.ok)
        return fail(answer.refusal.code === "unreachable" ? ANALYSIS_FAILED : REFUSED);
      const read = analysisSchema.safeParse(answer.body).data;
      if (read) {
        setAnalysis(read);
        tellRead(attemptId);
      } else fail(ANALYSIS_FAILED);
    });
    return () => abort.abort();
  }, [attemptId, open]);

  return { analysis, problem };
}
