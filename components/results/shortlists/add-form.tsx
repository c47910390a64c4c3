"use client";

import { FormError } from "#components/shared/form-error";
import { useUnsavedChanges } from "#components/shared/unsaved-changes";
import { useAppForm } from "#components/shared/use-app-form";
import { useRead } from "#components/shared/use-read";
import { Alert } from "#components/ui/alert";
import { Button } from "#components/ui/button";
import { DialogFooter } from "#components/ui/dialog";
import { Field } from "#components/ui/field";
import { Input } from "#components/ui/input";
import { NativeSelect } from "#components/ui/native-select";
import { Loading } from "#components/ui/spinner";
import { SHORTLISTS_PATH, shortlistPath } from "#lib/domain/core/response-routes";
import type { BulkChoice } from "#lib/domain/results/bulk-request";
import { NAME_LIMIT } from "#lib/domain/results/shortlist";
import { shortlistsSchema } from "#lib/domain/results/shortlist-request";
import type { Sending } from "../send-dialog";

const schema = () =>
  import("#lib/domain/results/shortlist-request").then((module) => module.addPeopleSchema);

type AddFormProps = { choice: BulkChoice; sending: Sending };

type Named = { id: string; name: string };

/** Which shortlist: one that is there, or a new one. */
export function AddForm({ choice, sending }: AddFormProps) {
  const read = useRead(SHORTLISTS_PATH, shortlistsSchema);
  if (read === null) return <Loading text="Looking for your shortlists..." />;
  if (read === "failed")
    return (
      <Alert variant="error">Your shortlists couldn't be loaded. Close this and try again.</Alert>
    );
  return <ChooseForm choice={choice} sending={sending} lists={read.shortlists} />;
}

function ChooseForm({ choice, sending, lists }: AddFormProps & { lists: Named[] }) {
  const { submit, busy, error } = sending;
  const { register, handleSubmit, watch, formState } = useAppForm(schema, {
    defaultValues: { shortlistId: lists[0]?.id ?? null, name: "", choice },
  });
  useUnsavedChanges(formState.isDirty, "dialog");
  const fresh = watch("shortlistId") === null;
  const save = handleSubmit(async (values) => {
    const done = ({ note }: Record<string, unknown>) =>
      `Added to the shortlist. ${note ?? ""}`.trim();
    const leadsTo = ({ id }: Record<string, unknown>) => shortlistPath(String(id));
    await submit({ path: SHORTLISTS_PATH, body: values, done, leadsTo });
  });
  return (
    <form onSubmit={save} className="flex flex-col gap-4">
      {lists.length > 0 ? (
        <Field label="Shortlist">
          {(control) => (
            <NativeSelect
              {...control}
              {...register("shortlistId", { setValueAs: (value) => value || null })}
            >
              {lists.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
              <option value="">New shortlist</option>
            </NativeSelect>
          )}
        </Field>
      ) : null}
      {fresh ? (
        <Field label="Name" error={formState.errors.name?.message}>
          {(control) => (
            <Input
              {...control}
              {...register("name")}
              maxLength={NAME_LIMIT}
              placeholder="Night crew for Harbor Hotel"
            />
          )}
        </Field>
      ) : null}
      <FormError>{error?.message}</FormError>
      <DialogFooter>
        <Button type="submit" aria-disabled={busy}>
          {busy ? "Adding…" : "Add"}
        </Button>
      </DialogFooter>
    </form>
  );
}
