"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { toast } from "sonner";
import { FormError } from "#components/shared/form-error";
import { confirmBeforeLeaving, useUnsavedChanges } from "#components/shared/unsaved-changes";
import { useAppForm } from "#components/shared/use-app-form";
import { useSend } from "#components/shared/use-send";
import { Button } from "#components/ui/button";
import { Field } from "#components/ui/field";
import { Textarea } from "#components/ui/textarea";
import type { Colleague } from "#lib/domain/company/team";
import { notesPath } from "#lib/domain/core/response-routes";
import { mentionedIn, openMention, withName } from "#lib/domain/results/mentions";
import { NOTE_LIMIT, type NoteRequest } from "#lib/domain/results/notes";
import { tabDraft } from "../tab-draft";

const schema = () => import("#lib/domain/results/notes").then((module) => module.noteSchema);

/** As many names are offered at once. */
const OFFERED = 5;

type NoteFormProps = {
  attemptId: string;
  /** Who reads the candidate, and can be mentioned. */
  colleagues: Colleague[];
  /** Whether somebody has just asked for it. */
  asked: boolean;
  /** Told once the note is saved, or was given up. */
  onClose: () => void;
};

/** Writes one note. What is typed stays in the tab's storage until then: the form goes when an answer is watched. */
export function NoteForm({ attemptId, colleagues, asked, onClose }: NoteFormProps) {
  const router = useRouter();
  const { send, busy, error, rest } = useSend();
  const { register, setFocus, setValue, handleSubmit, watch, formState } = useAppForm(schema, {
    defaultValues: { note: tabDraft("note", attemptId).get() ?? "" },
  });
  const note = watch("note");
  useUnsavedChanges(note !== "", "tab");
  useEffect(() => {
    if (asked) setFocus("note");
  }, [asked, setFocus]);

  const press = useRef<NoteRequest | null>(null);
  const save = handleSubmit(async (values) => {
    if (busy) return;
    // A press that nobody answered is the same note when it is sent again, unless its words are others by then.
    if (press.current?.note !== values.note) press.current = { id: crypto.randomUUID(), ...values };
    if (!(await send(notesPath(attemptId), press.current))) return;
    rest();
    close();
    toast.success("Note saved.");
    router.refresh();
  });

  function insertMention(colleague: Colleague) {
    const whole = withName(note, colleague.name);
    setValue("note", whole);
    tabDraft("note", attemptId).set(whole);
    setFocus("note");
  }

  function close() {
    tabDraft("note", attemptId).remove();
    onClose();
  }

  return (
    <form onSubmit={save} className="flex flex-col items-start gap-3 p-5 sm:p-6">
      <Field
        label="New note"
        error={formState.errors.note?.message}
        hint={colleagues.length > 1 ? <WhoIsMailed note={note} colleagues={colleagues} /> : null}
        className="w-full"
      >
        {(control) => (
          <Textarea
            {...control}
            dir="auto"
            {...register("note", {
              onChange: ({ target }) => tabDraft("note", attemptId).set(target.value),
            })}
            maxLength={NOTE_LIMIT}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {openMention(note, colleagues)
          .slice(0, OFFERED)
          .map((colleague) => (
            <Button
              key={colleague.userId}
              variant="outline"
              onClick={() => insertMention(colleague)}
            >
              @{colleague.name}
            </Button>
          ))}
      </div>
      <FormError>{error?.message}</FormError>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="outline" aria-disabled={busy}>
          {busy ? "Saving…" : "Save note"}
        </Button>
        <Button variant="ghost" onClick={() => confirmBeforeLeaving("tab", close)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

type WhoIsMailedProps = { note: string; colleagues: Colleague[] };

/** Says before the note is saved whom it is mailed to. */
function WhoIsMailed({ note, colleagues }: WhoIsMailedProps) {
  const mentioned = mentionedIn(note, colleagues).map(({ name }) => name);
  return (
    <span aria-live="polite">
      {mentioned.length > 0
        ? `${new Intl.ListFormat("en").format(mentioned)} will be emailed about this note.`
        : "To email a colleague about it, write @ and their name."}
    </span>
  );
}
