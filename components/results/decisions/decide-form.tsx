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
import { attemptPath } from "#lib/domain/core/routes";
import { REASON_LIMIT } from "#lib/domain/evaluation/overrides";
import {
  ATTEMPT_STATUSES,
  type AttemptStatus,
  decidesNothing,
  NOTHING_DECIDED,
  type ShownScores,
} from "#lib/domain/results/status";
import type { Sending } from "../send-dialog";

const schema = () => import("#lib/domain/results/decision").then((module) => module.decisionSchema);

type DecideFormProps = {
  attemptId: string;
  status: AttemptStatus;
  scores: ShownScores;
  sending: Sending;
  /** What the select begins with; the status as it is unless told. */
  proposed?: AttemptStatus;
};

export function DecideForm({
  attemptId,
  status,
  scores,
  sending,
  proposed = status,
}: DecideFormProps) {
  const { submit, busy, error } = sending;
  // Somebody has decided meanwhile: who knows of it and saves again means it.
  const conflict = error?.fields.status !== undefined;

  const { register, setFocus, setError, handleSubmit, formState } = useAppForm(schema, {
    shouldUnregister: true,
  });
  useUnsavedChanges(formState.isDirty, "dialog");
  useEffect(() => setFocus("reason"), [setFocus]);

  const save = handleSubmit((values) => {
    const decision = { ...values, from: conflict ? undefined : status };
    if (decidesNothing(decision))
      return setError("reason", { message: NOTHING_DECIDED }, { shouldFocus: true });
    return submit({
      path: attemptPath(attemptId),
      body: { ...decision, shown: scores },
      method: "PATCH",
      done:
        values.status === status
          ? `Reason saved. The status is still ${status}.`
          : "Decision saved.",
    });
  });

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
      <FormError>{error?.message}</FormError>
      <DialogFooter>
        <Button type="submit" aria-disabled={busy}>
          {busy ? "Saving…" : conflict ? "Save my decision anyway" : "Save decision"}
        </Button>
      </DialogFooter>
    </form>
  );
}
