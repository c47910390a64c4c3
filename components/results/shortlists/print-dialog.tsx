"use client";

import { Download, FileText } from "lucide-react";
import { useState } from "react";
import { FileLink } from "#components/shared/file-link";
import { LockedButton } from "#components/shared/locked-button";
import { Button } from "#components/ui/button";
import { Dialog, DialogFooter } from "#components/ui/dialog";
import { shortlistPdfPath } from "#lib/domain/core/response-routes";
import { shortlistFileName } from "#lib/domain/results/pdf";
import type { SharedPart, Shortlist } from "#lib/domain/results/shortlist";
import { SharedParts } from "./shared-parts";

type PrintDialogProps = {
  list: Pick<Shortlist, "id" | "name" | "people">;
  /** Why the plan has no PDFs; null if it has. */
  planLock: string | null;
};

/** A shortlist as a PDF, a page for each person. */
export function PrintDialog({ list, planLock }: PrintDialogProps) {
  const [open, setOpen] = useState(false);
  const [outside, setOutside] = useState(true);
  const [shows, setShows] = useState<SharedPart[]>(["name"]);
  const inside = list.people.filter((one) => one.inside).map(({ name }) => name);
  const chosen = [...shows, ...(outside ? ["outside"] : [])].map((part) => [part, "yes"]);
  const query = new URLSearchParams(chosen);
  return (
    <>
      <LockedButton variant="outline" reason={planLock} lock onClick={() => setOpen(true)}>
        {planLock === null ? <FileText aria-hidden /> : null}
        <span>PDF</span>
      </LockedButton>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Shortlist as a PDF"
        description="A page for each person. A PDF can't be taken back, so print only what may stay."
      >
        <div className="flex flex-col gap-4">
          <SharedParts
            outside={outside}
            shows={shows}
            inside={inside}
            paper
            onOutside={setOutside}
            onShows={setShows}
          />
          <DialogFooter>
            <Button asChild>
              <FileLink
                href={`${shortlistPdfPath(list.id)}?${query}`}
                download={shortlistFileName(list.name)}
              >
                <Download aria-hidden /> Download
              </FileLink>
            </Button>
          </DialogFooter>
        </div>
      </Dialog>
    </>
  );
}
