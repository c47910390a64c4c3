"use client";

import { FileDown } from "lucide-react";
import { useState } from "react";
import { toast } from "sonner";
import { LockedButton } from "#components/shared/locked-button";
import { UNREACHABLE } from "#components/shared/use-send";
import { NativeSelect } from "#components/ui/native-select";
import { requestFile } from "#lib/browser/request";
import { MAX_PDFS, TOO_MANY_PDFS } from "#lib/domain/results/bulk";
import type { BulkChoice } from "#lib/domain/results/bulk-request";

const FILES = {
  csv: { label: "CSV", path: "/api/attempts/export", body: {}, name: "candidates.csv" },
  analysis: {
    label: "Analysis PDFs",
    path: "/api/pdf/chosen",
    body: { type: "analysis" },
    name: "analysis-pdfs.zip",
  },
  transcript: {
    label: "Transcript PDFs",
    path: "/api/pdf/chosen",
    body: { type: "transcript" },
    name: "transcript-pdfs.zip",
  },
} as const;

type FileKind = keyof typeof FILES;

const isKind = (word: string): word is FileKind => Object.hasOwn(FILES, word);

type ChosenFilesProps = {
  people: number;
  choice: BulkChoice;
  /** Why the plan has no PDFs; null if it has. */
  pdfLock: string | null;
};

/** The chosen as a file: a line for each, or one of their PDFs each. */
export function ChosenFiles({ people, choice, pdfLock }: ChosenFilesProps) {
  const [kind, setKind] = useState<FileKind>("csv");
  const [busy, setBusy] = useState(false);
  const { path, body, name } = FILES[kind];
  const lock = kind === "csv" ? null : pdfLock;

  async function download() {
    if (busy) return;
    setBusy(true);
    const answer = await requestFile(path, { choice, ...body });
    setBusy(false);
    if (answer.ok && answer.body) save(answer.body, name);
    else toast.error((answer.ok ? null : answer.refusal.message) ?? UNREACHABLE);
  }

  return (
    <div className="flex items-center gap-1">
      <div className="w-36">
        <NativeSelect
          aria-label="File of those selected"
          value={kind}
          onChange={({ target }) => isKind(target.value) && setKind(target.value)}
        >
          {Object.entries(FILES).map(([value, { label }]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect>
      </div>
      {kind !== "csv" && lock === null && people > MAX_PDFS ? (
        <p role="status" className="text-muted-foreground text-sm">
          {TOO_MANY_PDFS}
        </p>
      ) : (
        <LockedButton
          reason={lock}
          lock
          variant="outline"
          className="px-3"
          aria-disabled={busy}
          onClick={() => void download()}
        >
          {lock === null ? <FileDown /> : null}
          <span>{busy ? "Preparing…" : "Download"}</span>
        </LockedButton>
      )}
    </div>
  );
}

function save(file: Blob, name: string) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
