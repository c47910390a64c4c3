"use client";

import { FormError } from "#components/shared/form-error";
import { useUnsavedChanges } from "#components/shared/unsaved-changes";
import { useAppForm } from "#components/shared/use-app-form";
import { Button } from "#components/ui/button";
import { DialogFooter } from "#components/ui/dialog";
import { Field } from "#components/ui/field";
import { NativeSelect } from "#components/ui/native-select";
import { Textarea } from "#components/ui/textarea";
import { REASON_LIMIT } from "#lib/domain/evaluation/overrides";
import { ATTEMPT_STATUSES } from "#lib/domain/results/status";
import type { BulkForm } from "./bulk-form";

const schema = () =>
  import("#lib/domain/results/bulk-request").then((module) => module.bulkStatusSchema);

/** One status and one reason for everybody who is chosen. */
export function BulkStatusForm({ ask, busy, problem }: BulkForm) {
  const { register, handleSubmit, formState } = useAppForm(schema, {
    defaultValues: { status: "Rejected", reason: "" },
  });
  useUnsavedChanges(formState.isDirty, "dialog");
  const save = handleSubmit((values) => ask(values, values.status));
  return (
    <form onSubmit={save} className="flex flex-col gap-4">
      <Field label="Status">
        {(control) => (
          <NativeSelect {...control} {...register("status")}>
            {ATTEMPT_STATUSES.map((word) => (
              <option key={word} value={word}>
                {word}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <Field label="Reason" aside="Optional" error={formState.errors.reason?.message}>
        {(control) => (
          <Textarea {...control} dir="auto" {...register("reason")} maxLength={REASON_LIMIT} />
        )}
      </Field>
      <FormError>{problem}</FormError>
      <DialogFooter>
        <Button type="submit" aria-disabled={busy}>
          {busy ? "Saving…" : "Set status"}
        </Button>
      </DialogFooter>
    </form>
  );
}
