"use client";

import { Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { toast } from "sonner";
import { FormError } from "#components/shared/form-error";
import { useAppForm } from "#components/shared/use-app-form";
import { useSend } from "#components/shared/use-send";
import { Button } from "#components/ui/button";
import { Card } from "#components/ui/card";
import { Field } from "#components/ui/field";
import { Textarea } from "#components/ui/textarea";
import { type CandidateNote, NOTE_LIMIT, noteSchema } from "#lib/domain/results/notes";
import { notePath, notesPath } from "#lib/domain/site/response-routes";

type NotesProps = { attemptId: string; notes: CandidateNote[] };

/** The employer's own notes, the newest first; the candidate never reads them. */
export function Notes({ attemptId, notes }: NotesProps) {
  const router = useRouter();
  const { send, busy, error, rest } = useSend();
  const { register, handleSubmit, reset, formState } = useAppForm(noteSchema);

  const save = handleSubmit(async (values) => {
    if (busy || !(await send(notesPath(attemptId), values))) return;
    rest();
    reset();
    toast.success("Note saved.");
    router.refresh();
  });

  return (
    <section aria-labelledby="notes">
      <h2 id="notes" className="font-semibold text-xl">
        Notes
      </h2>
      <p className="mb-3 text-muted-foreground text-sm">
        Only for your company. The candidate never sees them, and they don't affect the scores.
      </p>
      <Card className="divide-y">
        <form onSubmit={save} className="flex flex-col items-start gap-3 p-5 sm:p-6">
          <Field label="New note" error={formState.errors.note?.message} className="w-full">
            {(control) => (
              <Textarea {...control} dir="auto" {...register("note")} maxLength={NOTE_LIMIT} />
            )}
          </Field>
          <FormError>{error?.message}</FormError>
          <Button type="submit" variant="outline" aria-disabled={busy}>
            {busy ? "Saving…" : "Save note"}
          </Button>
        </form>
        {notes.length > 0 ? (
          <ul className="divide-y">
            {notes.map((note) => (
              <Note key={note.id} attemptId={attemptId} note={note} />
            ))}
          </ul>
        ) : null}
      </Card>
    </section>
  );
}

function Note({ attemptId, note: { id, note, at } }: { attemptId: string; note: CandidateNote }) {
  const router = useRouter();
  const { send, busy, rest } = useSend();

  async function remove() {
    if (busy) return;
    const removed = await send(notePath(attemptId, id), {}, "DELETE");
    rest();
    if (!removed) return toast.error("The note couldn't be deleted.");
    toast.success("Note deleted.");
    router.refresh();
  }

  return (
    <li className="flex items-start gap-3 px-5 py-4 sm:px-6">
      <div className="min-w-0 flex-1">
        <p dir="auto" className="max-w-[70ch] whitespace-pre-wrap [overflow-wrap:anywhere]">
          {note}
        </p>
        <p className="text-muted-foreground text-sm">{at}</p>
      </div>
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
    </li>
  );
}
