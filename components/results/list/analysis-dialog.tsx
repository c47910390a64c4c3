"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { toast } from "sonner";
import { Button } from "#components/ui/button";
import { Dialog, DialogClose, DialogFooter } from "#components/ui/dialog";
import { request } from "#lib/browser/request";
import { attemptPath } from "#lib/domain/core/routes";
import { type Analysis, analysisSchema } from "#lib/domain/results/analysis";
import type { Quote } from "#lib/domain/results/quote";
import type { ResultRow } from "#lib/domain/results/results";
import { tellRead } from "../mark-read";
import { useShortcuts } from "../shortcuts/use-shortcuts";
import { AnalysisBody } from "./analysis-body";
import { CandidateLink } from "./candidate-link";

const REFUSED =
  "Fail to bring AI analysis data. It couldn't be loaded. Close this window and try again.";
const ANALYSIS_FAILED = "An error occurred while fetching AI analysis data.";

type AnalysisDialogProps = {
  row: ResultRow;
  /** Words of the row that were pressed to be heard. */
  pressed: Quote | null;
  /** The rows beside it in the list; null at an end. */
  previous: ResultRow | null;
  next: ResultRow | null;
  onMove: (row: ResultRow) => void;
  onClose: () => void;
};

/** A candidate's analysis without leaving the list, and the way on to those beside them. */
export function AnalysisDialog(props: AnalysisDialogProps) {
  const { row, pressed, previous, next, onMove, onClose } = props;
  const who = `${row.name}, ${row.interviewTitle}`;
  const foot = useRef<HTMLDivElement>(null);
  useShortcuts({ n: () => next && onMove(next), p: () => previous && onMove(previous) }, foot);
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      className="max-w-5xl"
      title="AI Analysis"
      description={who}
      descriptionProps={{ title: who, className: "line-clamp-2" }}
    >
      <ReadAnalysis key={row.id} row={row} pressed={pressed} />
      <DialogFooter ref={foot} className="mt-2">
        {previous || next ? (
          <nav aria-label="Candidates in your list" className="flex gap-3 sm:mr-auto">
            <Move to={previous} label="Previous candidate" onMove={onMove}>
              <ChevronLeft /> Previous
            </Move>
            <Move to={next} label="Next candidate" onMove={onMove}>
              Next <ChevronRight />
            </Move>
          </nav>
        ) : null}
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

type MoveProps = {
  to: ResultRow | null;
  label: string;
  onMove: (row: ResultRow) => void;
  children: ReactNode;
};

/** At an end of the list it stays, so that the other one stays under the pointer. */
function Move({ to, label, onMove, children }: MoveProps) {
  return (
    <Button
      variant="ghost"
      className="max-sm:flex-1"
      aria-label={to ? `${label}, ${to.name}` : label}
      aria-disabled={to === null}
      onClick={() => to && onMove(to)}
    >
      {children}
    </Button>
  );
}

function ReadAnalysis({ row, pressed }: Pick<AnalysisDialogProps, "row" | "pressed">) {
  return <AnalysisBody row={row} pressed={pressed} {...useAnalysis(row.id)} />;
}

/** Reads the analysis; a window that has gone on drops a late answer. */
function useAnalysis(attemptId: string) {
  const [analysis, setAnalysis] = useState<Analysis | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    const abort = new AbortController();
    const fail = (message: string) => {
      if (abort.signal.aborted) return;
      setProblem(message);
      toast.error(message);
    };
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
  }, [attemptId]);

  return { analysis, problem };
}
