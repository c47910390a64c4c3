"use client";

import { PencilLine } from "lucide-react";
import { FormError } from "#components/shared/form-error";
import { useAppForm } from "#components/shared/use-app-form";
import { Button } from "#components/ui/button";
import { DialogFooter } from "#components/ui/dialog";
import { Field } from "#components/ui/field";
import { Input } from "#components/ui/input";
import { Textarea } from "#components/ui/textarea";
import { METRIC_LABELS } from "#lib/domain/evaluation/metrics";
import {
  OVERRIDE_STEPS_PER_POINT,
  overrideFields,
  REASON_LIMIT,
} from "#lib/domain/evaluation/overrides";
import type { MetricView } from "#lib/domain/results/result-detail";
import { metricPath } from "#lib/domain/site/routes";
import { SendDialog, useSendDialog } from "./send-dialog";
import { UndoAdjustment } from "./undo-adjustment";

type AdjustMetricProps = { attemptId: string; view: MetricView };

/** A person's number in the scorer's place, with a reason; and the way back. */
export function AdjustMetric({ attemptId, view }: AdjustMetricProps) {
  const { submit, busy, error, dialog } = useSendDialog();
  const label = METRIC_LABELS[view.metric];

  const { register, handleSubmit, formState } = useAppForm(overrideFields, {
    shouldUnregister: true,
  });

  const { errors } = formState;
  const save = handleSubmit((body) =>
    submit({
      path: metricPath(attemptId, view.metric),
      body,
      method: "PUT",
      done: `${label} adjusted.`,
    }),
  );

  return (
    <div className="-mx-3 -mb-2 flex flex-wrap">
      <SendDialog
        dialog={dialog}
        trigger={
          <>
            <PencilLine /> Adjust <span className="sr-only">{label}</span>
          </>
        }
        title={`Adjust ${label}`}
        description="Your score replaces the scorer's in the rating and is marked as set by a person. The scorer's number stays visible next to it."
      >
        <form onSubmit={save} noValidate className="flex flex-col gap-4">
          <Field label="Score, 0 to 10" error={errors.score?.message ?? error?.fields.score}>
            {(control) => (
              <Input
                {...control}
                {...register("score", { valueAsNumber: true })}
                type="number"
                inputMode="decimal"
                min={0}
                max={10}
                step={1 / OVERRIDE_STEPS_PER_POINT}
                defaultValue={view.score ?? ""}
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
      </SendDialog>
      {view.override ? <UndoAdjustment attemptId={attemptId} metric={view.metric} /> : null}
    </div>
  );
}
