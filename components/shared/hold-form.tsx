"use client";

import { useEffect } from "react";
import { Field } from "#components/ui/field";
import { Textarea } from "#components/ui/textarea";
import { HOLD_REASON_LIMIT, type HoldOn } from "#lib/domain/company/retention";
import { FormError } from "./form-error";
import { SubmitButton } from "./submit-button";
import { useUnsavedChanges } from "./unsaved-changes";
import { useAppForm } from "./use-app-form";
import { useSend } from "./use-send";

const schema = () =>
  import("#lib/domain/company/retention-request").then((module) => module.holdReasonSchema);

/** The reason of a legal hold. */
export function HoldForm({ on, onSet }: { on: HoldOn; onSet: () => void }) {
  const { send, busy, error, rest } = useSend(
    "The hold couldn't be set. Your reason is still here. Please try again.",
  );
  const { register, setFocus, handleSubmit, formState } = useAppForm(schema, {
    shouldUnregister: true,
  });
  useUnsavedChanges(formState.isDirty, "dialog");
  useEffect(() => setFocus("reason"), [setFocus]);
  const submit = handleSubmit(async ({ reason }) => {
    const answer = await send("/api/company/holds", { ...on, reason });
    rest();
    if (answer !== null) onSet();
  });
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <FormError>{error?.message}</FormError>
      <Field label="Reason" error={formState.errors.reason?.message}>
        {(control) => (
          <Textarea {...control} {...register("reason")} maxLength={HOLD_REASON_LIMIT} />
        )}
      </Field>
      <SubmitButton busy={busy} busyLabel="Saving...">
        Put on hold
      </SubmitButton>
    </form>
  );
}
