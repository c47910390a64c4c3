"use client";

import { Download, ExternalLink, FileText } from "lucide-react";
import { useState } from "react";
import { FileLink } from "#components/shared/file-link";
import { lazyPart } from "#components/shared/lazy-part";
import { LockedButton } from "#components/shared/locked-button";
import { checkOnline } from "#components/shared/use-navigate";
import { Button } from "#components/ui/button";
import { Dialog, DialogFooter } from "#components/ui/dialog";
import { Loading } from "#components/ui/spinner";
import { PDF_TITLES, type PdfType, pdfFileName, pdfPath } from "#lib/domain/results/pdf";
import type { ResultDetail } from "#lib/domain/results/result-detail";

const LABELS = { transcript: "View Transcript PDF", analysis: "View Analysis PDF" } as const;

const PdfFrame = lazyPart(() => import("./pdf-frame").then((module) => module.PdfFrame), {
  loading: <Loading text="Loading the PDF..." />,
});

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
        className="max-sm:w-full max-sm:gap-1.5 max-sm:whitespace-normal max-sm:px-2 max-sm:text-sm max-sm:leading-tight"
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
            <FileLink href={pdfPath(result, type)} target="_blank" rel="noopener">
              <ExternalLink aria-hidden /> Open in a new tab
            </FileLink>
          </Button>
          <Button asChild>
            <FileLink href={pdfPath(result, type)} download={pdfFileName(result, type)}>
              <Download aria-hidden /> Download
            </FileLink>
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
  event.target.querySelector("button")?.focus();
}
