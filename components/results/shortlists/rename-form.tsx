"use client";

import { FormError } from "#components/shared/form-error";
import { useUnsavedChanges } from "#components/shared/unsaved-changes";
import { useAppForm } from "#components/shared/use-app-form";
import { Button } from "#components/ui/button";
import { DialogFooter } from "#components/ui/dialog";
import { Field } from "#components/ui/field";
import { Input } from "#components/ui/input";
import { shortlistApiPath } from "#lib/domain/core/response-routes";
import { NAME_LIMIT } from "#lib/domain/results/shortlist";
import type { Sending } from "../send-dialog";

const schema = () =>
  import("#lib/domain/results/shortlist-request").then((module) => module.renameSchema);

type RenameFormProps = { shortlistId: string; name: string; sending: Sending };

/** A shortlist's name. */
export function RenameForm({ shortlistId, name, sending }: RenameFormProps) {
  const { submit, busy, error } = sending;
  const { register, handleSubmit, formState } = useAppForm(schema, { defaultValues: { name } });
  useUnsavedChanges(formState.isDirty, "dialog");
  const save = handleSubmit(async (values) => {
    const path = shortlistApiPath(shortlistId);
    await submit({ path, body: values, method: "PATCH", done: "Shortlist renamed." });
  });
  return (
    <form onSubmit={save} className="flex flex-col gap-4">
      <Field label="Name" error={formState.errors.name?.message}>
        {(control) => <Input {...control} {...register("name")} maxLength={NAME_LIMIT} />}
      </Field>
      <FormError>{error?.message}</FormError>
      <DialogFooter>
        <Button type="submit" aria-disabled={busy}>
          {busy ? "Saving…" : "Save"}
        </Button>
      </DialogFooter>
    </form>
  );
}
