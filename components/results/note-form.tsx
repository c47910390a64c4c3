"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { toast } from "sonner";
import { FormError } from "#components/shared/form-error";
import { useAppForm } from "#components/shared/use-app-form";
import { useSend } from "#components/shared/use-send";
import { Button } from "#components/ui/button";
import { Field } from "#components/ui/field";
import { Textarea } from "#components/ui/textarea";
import { NOTE_LIMIT } from "#lib/domain/results/notes";
import { notesPath } from "#lib/domain/site/response-routes";

const schema = () => import("#lib/domain/results/notes").then((module) => module.noteSchema);

/** Writes one note. */
export function NoteForm({ attemptId, onSaved }: { attemptId: string; onSaved: () => void }) {
  const router = useRouter();
  const { send, busy, error, rest } = useSend();
  const { register, setFocus, handleSubmit, formState } = useAppForm(schema);
  useEffect(() => setFocus("note"), [setFocus]);

  const save = handleSubmit(async (values) => {
    if (busy || !(await send(notesPath(attemptId), values))) return;
    rest();
    onSaved();
    toast.success("Note saved.");
    router.refresh();
  });

  return (
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
  );
}
