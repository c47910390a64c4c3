"use client";

import { useEffect } from "react";
import { FormError } from "#components/shared/form-error";
import { useUnsavedChanges } from "#components/shared/unsaved-changes";
import { useAppForm } from "#components/shared/use-app-form";
import { Button } from "#components/ui/button";
import { DialogFooter } from "#components/ui/dialog";
import { Field } from "#components/ui/field";
import { Input } from "#components/ui/input";
import { Textarea } from "#components/ui/textarea";
import { metricPath } from "#lib/domain/core/routes";
import { METRIC_LABELS } from "#lib/domain/evaluation/metrics";
import { OVERRIDE_STEPS_PER_POINT, REASON_LIMIT } from "#lib/domain/evaluation/overrides";
import type { MetricView } from "#lib/domain/results/result-detail";
import type { Sending } from "../send-dialog";

const schema = () =>
  import("#lib/domain/evaluation/overrides").then((module) => module.overrideFields);

type AdjustFormProps = {
  attemptId: string;
  view: Pick<MetricView, "metric" | "score" | "override">;
  sending: Sending;
};

/** The number and the reason. */
export function AdjustForm({ attemptId, view, sending }: AdjustFormProps) {
  const { submit, busy, error } = sending;
  const { register, setFocus, handleSubmit, formState } = useAppForm(schema, {
    shouldUnregister: true,
  });
  useUnsavedChanges(formState.isDirty, "dialog");
  useEffect(() => setFocus("score"), [setFocus]);

  const { errors } = formState;
  const save = handleSubmit((body) =>
    submit({
      path: metricPath(attemptId, view.metric),
      body,
      method: "PUT",
      done: `${METRIC_LABELS[view.metric]} adjusted.`,
    }),
  );

  return (
    <form onSubmit={save} noValidate className="flex flex-col gap-4">
      <Field
        label="Score out of 10"
        hint="Whole or half points."
        error={errors.score?.message ?? error?.fields.score}
      >
        {(control) => (
          <Input
            {...control}
            {...register("score", { valueAsNumber: true })}
            type="number"
            inputMode="decimal"
            min={0}
            max={10}
            step={1 / OVERRIDE_STEPS_PER_POINT}
            // A scorer's number has tenths, which the form would refuse.
            defaultValue={view.override ? (view.score ?? "") : ""}
          />
        )}
      </Field>
      <Field
        label="Why"
        hint="Saved in this candidate's history."
        error={errors.reason?.message ?? error?.fields.reason}
      >
        {(control) => (
          <Textarea {...control} dir="auto" {...register("reason")} maxLength={REASON_LIMIT} />
        )}
      </Field>
      {error && Object.keys(error.fields).length === 0 ? (
        <FormError>{error.message}</FormError>
      ) : null}
      <DialogFooter>
        <Button type="submit" aria-disabled={busy}>
          {busy ? "Saving…" : "Save my score"}
        </Button>
      </DialogFooter>
    </form>
  );
}
