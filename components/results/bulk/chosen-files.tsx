"use client";

import { FileDown } from "lucide-react";
import { useState } from "react";
import { toast } from "sonner";
import { UNREACHABLE } from "#components/shared/use-send";
import { Button } from "#components/ui/button";
import { NativeSelect } from "#components/ui/native-select";
import { requestFile } from "#lib/browser/request";
import { MAX_PDFS } from "#lib/domain/results/bulk";

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

/** The chosen as a file: a line for each, or one of their PDFs each. */
export function ChosenFiles({ ids }: { ids: readonly string[] }) {
  const [kind, setKind] = useState<FileKind>("csv");
  const [busy, setBusy] = useState(false);
  const offered = Object.entries(FILES).filter(
    ([name]) => name === "csv" || ids.length <= MAX_PDFS,
  );
  const { path, body, name } = FILES[ids.length <= MAX_PDFS ? kind : "csv"];

  async function download() {
    if (busy) return;
    setBusy(true);
    const answer = await requestFile(path, { ids, ...body });
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
          {offered.map(([value, { label }]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect>
      </div>
      <Button
        variant="outline"
        className="px-3"
        aria-disabled={busy}
        onClick={() => void download()}
      >
        <FileDown />
        <span>{busy ? "Preparing…" : "Download"}</span>
      </Button>
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
