"use client";

import { NotebookPen, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { toast } from "sonner";
import { lazyPart } from "#components/shared/lazy-part";
import { WhoMay } from "#components/shared/role";
import { useRestoreFocus } from "#components/shared/use-restore-focus";
import { Button } from "#components/ui/button";
import { Card } from "#components/ui/card";
import { Loading } from "#components/ui/spinner";
import { request } from "#lib/browser/request";
import type { Colleague } from "#lib/domain/company/team";
import { notePath } from "#lib/domain/core/response-routes";
import type { CandidateNote } from "#lib/domain/results/notes";
import { tabDraft } from "../tab-draft";

// Loaded on use.
const NoteForm = lazyPart(() => import("./note-form").then((module) => module.NoteForm), {
  loading: <Loading className="p-6" />,
});

export const NOTES_ID = "notes";

type NotesProps = { attemptId: string; notes: CandidateNote[]; colleagues?: Colleague[] };

/** The employer's own notes, the newest first; the candidate never reads them. */
export function Notes({ attemptId, notes, colleagues = [] }: NotesProps) {
  const [adding, setAdding] = useState<"asked" | "begun" | null>(null);
  const [closed, setClosed] = useState(0);
  // The button that was pressed goes before its form comes.
  const heading = useRestoreFocus<HTMLHeadingElement>(adding ?? closed);
  // Not at the first paint: the server knows of no storage.
  useEffect(() => {
    if (tabDraft("note", attemptId).get()) setAdding("begun");
  }, [attemptId]);
  return (
    <section aria-labelledby={NOTES_ID}>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2
          ref={heading}
          id={NOTES_ID}
          tabIndex={-1}
          className="scroll-mt-20 font-semibold text-xl"
        >
          Notes
        </h2>
        {adding ? null : (
          <Button
            variant="ghost"
            className="-mr-3 px-3 text-muted-foreground"
            onClick={() => setAdding("asked")}
          >
            <NotebookPen /> Add a note
          </Button>
        )}
      </div>
      <p className="mb-3 text-muted-foreground text-sm">
        Only your company sees these. They don't affect scores.
      </p>
      {adding || notes.length > 0 ? (
        <Card className="divide-y">
          {adding ? (
            <NoteForm
              attemptId={attemptId}
              colleagues={colleagues}
              asked={adding === "asked"}
              onClose={() => {
                setAdding(null);
                setClosed(closed + 1);
              }}
            />
          ) : null}
          {notes.length > 0 ? (
            <ul className="divide-y">
              {notes.map((note) => (
                <Note key={note.id} attemptId={attemptId} note={note} />
              ))}
            </ul>
          ) : null}
        </Card>
      ) : null}
    </section>
  );
}

function Note({
  attemptId,
  note: { id, note, by, isMine, at },
}: {
  attemptId: string;
  note: CandidateNote;
}) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);

  async function remove() {
    if (busy) return;
    setBusy(true);
    const answer = await request(notePath(attemptId, id), { method: "DELETE", body: {} });
    setBusy(false);
    if (!answer.ok) {
      const { code, message } = answer.refusal;
      return toast.error("The note couldn't be deleted.", {
        description: code === "conflict" ? message : null,
      });
    }
    toast.success("Note deleted.");
    router.refresh();
  }

  return (
    <li className="flex items-start gap-3 px-5 py-4 sm:px-6">
      <div className="min-w-0 flex-1">
        <p dir="auto" className="max-w-text whitespace-pre-wrap [overflow-wrap:anywhere]">
          {note}
        </p>
        <p className="text-muted-foreground text-sm [overflow-wrap:anywhere]">{`${by}, ${at}`}</p>
      </div>
      <WhoMay to={isMine ? "note" : "own"}>
        <Button
          variant="ghost"
          size="icon"
          aria-label={`Delete the note from ${at}`}
          aria-disabled={busy}
          onClick={remove}
          className="text-muted-foreground"
        >
          <Trash2 />
        </Button>
      </WhoMay>
    </li>
  );
}
