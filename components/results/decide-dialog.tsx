"use client";

import { MessageSquareText } from "lucide-react";
import { FormError } from "#components/shared/form-error";
import { useAppForm } from "#components/shared/use-app-form";
import { Button } from "#components/ui/button";
import { DialogFooter } from "#components/ui/dialog";
import { Field } from "#components/ui/field";
import { NativeSelect } from "#components/ui/native-select";
import { Textarea } from "#components/ui/textarea";
import { REASON_LIMIT } from "#lib/domain/evaluation/overrides";
import { decisionSchema } from "#lib/domain/results/decision";
import { ATTEMPT_STATUSES, type AttemptStatus, type ShownScores } from "#lib/domain/results/status";
import { attemptPath } from "#lib/domain/site/routes";
import { SendDialog, useSendDialog } from "./send-dialog";

type DecideDialogProps = {
  attemptId: string;
  name: string;
  status: AttemptStatus;
  scores: ShownScores;
};

/** A decision with its reason, for whoever wants to give one; the status alone needs no dialog. */
export function DecideDialog({ attemptId, name, status, scores }: DecideDialogProps) {
  const { submit, busy, error, dialog } = useSendDialog();
  // Somebody has decided meanwhile: who knows of it and saves again means it.
  const conflict = error?.fields.status !== undefined;

  const { register, handleSubmit } = useAppForm(decisionSchema, { shouldUnregister: true });

  const save = handleSubmit((values) =>
    submit({
      path: attemptPath(attemptId),
      body: { ...values, shown: scores, from: conflict ? undefined : status },
      method: "PATCH",
      done: "Decision saved.",
    }),
  );

  return (
    <SendDialog
      dialog={dialog}
      trigger={
        <>
          <MessageSquareText /> Add a reason
        </>
      }
      title={`Decide on ${name}`}
      description="Your decision, your reason and the scores on this page are saved in the history, which can't be changed."
    >
      <form onSubmit={save} className="flex flex-col gap-4">
        <Field label="Status">
          {(control) => (
            <NativeSelect {...control} {...register("status")} defaultValue={status}>
              {ATTEMPT_STATUSES.map((word) => (
                <option key={word} value={word}>
                  {word}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
        <Field label="Reason" aside="Optional">
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
    </SendDialog>
  );
}
