"use client";

import { Download, ExternalLink, FileText } from "lucide-react";
import { type SyntheticEvent, useEffect, useState } from "react";
import { LockedButton } from "#components/shared/locked-button";
import { checkOnline } from "#components/shared/use-navigate";
import { Alert } from "#components/ui/alert";
import { Button } from "#components/ui/button";
import { Dialog, DialogFooter } from "#components/ui/dialog";
import { Loading } from "#components/ui/spinner";
import { PDF_TITLES, type PdfType, pdfFileName, pdfPath } from "#lib/domain/results/pdf";
import type { ResultDetail } from "#lib/domain/results/result-detail";

const LABELS = { transcript: "View Transcript PDF", analysis: "View Analysis PDF" } as const;

const BROKEN = "This PDF couldn't be shown. Please try again.";

/** Phones say that they have a viewer and then show one page of it, so frames are for wider screens. */
const WIDE = "(min-width: 48rem)";

type PdfDialogProps = {
  result: ResultDetail;
  type: PdfType;
  /** Why the plan has no PDFs; null if it has. */
  planLock: string | null;
};

/** One of a response's two documents in a frame. */
export function PdfDialog({ result, type, planLock }: PdfDialogProps) {
  const [open, setOpen] = useState(false);
  const who = `${result.name}, ${result.interviewTitle}`;
  return (
    <>
      <LockedButton
        variant="outline"
        reason={planLock}
        lock
        className="max-sm:w-full max-sm:gap-1.5 max-sm:px-2 max-sm:text-sm"
        onClick={() => checkOnline() && setOpen(true)}
      >
        {planLock === null ? <FileText aria-hidden /> : null}
        <span>{LABELS[type]}</span>
      </LockedButton>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        className="max-w-4xl"
        onOpenAutoFocus={focusClose}
        title={PDF_TITLES[type]}
        description={who}
        descriptionProps={{ title: who, className: "line-clamp-2" }}
      >
        <PdfFrame address={pdfPath(result, type)} title={`${PDF_TITLES[type]}: ${result.name}`} />
        <DialogFooter>
          <Button asChild variant="outline">
            <a href={pdfPath(result, type)} target="_blank" rel="noopener">
              <ExternalLink aria-hidden /> Open in a new tab
            </a>
          </Button>
          <Button asChild>
            <a href={pdfPath(result, type)} download={pdfFileName(result, type)}>
              <Download aria-hidden /> Download
            </a>
          </Button>
        </DialogFooter>
      </Dialog>
    </>
  );
}

/** The frame would be given the focus, and keys that go into another document don't reach the dialog: no Escape. */
function focusClose(event: Event) {
  if (!(event.target instanceof HTMLElement)) return;
  event.preventDefault();
  closeOf(event.target)?.focus();
}

/** The only button there; the rest are links. */
function closeOf(dialog: Element | null): HTMLElement | null {
  return dialog?.querySelector("button") ?? null;
}

/** What an error answered in place of the PDF; null if the viewer has it, whose document nobody may read. */
function problemIn(frame: HTMLIFrameElement): string | null {
  try {
    const answered = frame.contentDocument;
    if (answered?.contentType !== "application/json") return null;
    const { error } = JSON.parse(answered.body.textContent ?? "");
    return typeof error?.message === "string" ? error.message : BROKEN;
  } catch {
    return null;
  }
}

function PdfFrame({ address, title }: { address: string; title: string }) {
  const [shows, setShows] = useState<boolean | null>(null);
  const [state, setState] = useState<"loading" | "shown" | { problem: string }>("loading");
  useEffect(() => {
    setShows(navigator.pdfViewerEnabled && window.matchMedia(WIDE).matches);
  }, []);
  function onLoad({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) {
    const problem = problemIn(currentTarget);
    setState(problem === null ? "shown" : { problem });
    // Some viewers take the focus as they start.
    if (document.activeElement === currentTarget)
      closeOf(currentTarget.closest("[role=dialog]"))?.focus();
  }
  if (shows === false)
    return (
      <Alert>This browser can't show the PDF here. Open it in a new tab or download it.</Alert>
    );
  if (typeof state === "object")
    return (
      <Alert variant="error" role="alert">
        {state.problem}
      </Alert>
    );
  return (
    <div className="relative h-[65dvh] overflow-hidden rounded-md border bg-muted">
      {state === "loading" ? (
        <Loading text="Loading the PDF..." className="absolute inset-0" />
      ) : null}
      {shows ? (
        <iframe src={address} title={title} onLoad={onLoad} className="relative size-full" />
      ) : null}
    </div>
  );
}
