"use client";

import { useEffect } from "react";
import { FormError } from "#components/shared/form-error";
import { useUnsavedChanges } from "#components/shared/unsaved-changes";
import { useAppForm } from "#components/shared/use-app-form";
import { Button } from "#components/ui/button";
import { DialogFooter } from "#components/ui/dialog";
import { Field } from "#components/ui/field";
import { NativeSelect } from "#components/ui/native-select";
import { Textarea } from "#components/ui/textarea";
import { REASON_LIMIT } from "#lib/domain/evaluation/overrides";
import {
  ATTEMPT_STATUSES,
  type AttemptStatus,
  decidesNothing,
  NOTHING_DECIDED,
} from "#lib/domain/results/status";

const schema = () => import("#lib/domain/results/decision").then((module) => module.decisionSchema);

type DecisionFormProps = {
  /** What the select begins with. */
  proposed: AttemptStatus;
  /** The status as it is, which nobody saves again without a reason; left out if there is no one status. */
  from?: AttemptStatus | undefined;
  busy: boolean;
  problem: string | undefined;
  button: string;
  onSave: (decision: { status: AttemptStatus; reason?: string | undefined }) => Promise<unknown>;
};

/** A status and a reason in a dialog, about one or about many. */
export function DecisionForm({ proposed, from, busy, problem, button, onSave }: DecisionFormProps) {
  const { register, setFocus, setError, handleSubmit, formState } = useAppForm(schema, {
    shouldUnregister: true,
  });
  useUnsavedChanges(formState.isDirty, "dialog");
  useEffect(() => setFocus("reason"), [setFocus]);
  const save = handleSubmit((values) =>
    decidesNothing({ ...values, from })
      ? setError("reason", { message: NOTHING_DECIDED }, { shouldFocus: true })
      : onSave(values),
  );
  return (
    <form onSubmit={save} className="flex flex-col gap-4">
      <Field label="Status">
        {(control) => (
          <NativeSelect {...control} {...register("status")} defaultValue={proposed}>
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
          {busy ? "Saving…" : button}
        </Button>
      </DialogFooter>
    </form>
  );
}
