"use client";

import { useEffect } from "react";
import { FormError } from "#components/shared/form-error";
import { useUnsavedChanges } from "#components/shared/unsaved-changes";
import { useAppForm } from "#components/shared/use-app-form";
import { useSend } from "#components/shared/use-send";
import { Button } from "#components/ui/button";
import { Checkbox } from "#components/ui/checkbox";
import { DialogFooter } from "#components/ui/dialog";
import { Field, FieldError, Fieldset } from "#components/ui/field";
import { Input } from "#components/ui/input";
import { NativeSelect } from "#components/ui/native-select";
import { reviewersPath } from "#lib/domain/core/response-routes";
import type { AnswerView } from "#lib/domain/results/result-detail";
import { LINK_DAYS } from "#lib/domain/results/reviewer-link";

const schema = () =>
  import("#lib/domain/results/reviewer-link").then((module) => module.reviewLinkSchema);

type ReviewerLinkFormProps = {
  attemptId: string;
  answers: AnswerView[];
  onMade: (address: string) => void;
};

/** Who it is for, what they see, and for how long. */
export function ReviewerLinkForm({ attemptId, answers, onMade }: ReviewerLinkFormProps) {
  const { send, busy, error } = useSend();
  const { register, setFocus, handleSubmit, watch, setValue, formState } = useAppForm(schema, {
    defaultValues: { questionIds: answers.map(({ questionId }) => questionId) },
  });
  useUnsavedChanges(formState.isDirty, "dialog");
  useEffect(() => setFocus("label"), [setFocus]);
  const chosen = watch("questionIds");
  const { errors } = formState;

  const save = handleSubmit(async (values) => {
    if (busy) return;
    const answer = await send(reviewersPath(attemptId), values);
    if (typeof answer?.path === "string") onMade(window.location.origin + answer.path);
  });

  return (
    <form onSubmit={save} className="flex flex-col gap-4">
      <Field label="Who is it for?" error={errors.label?.message}>
        {(control) => (
          <Input
            {...control}
            {...register("label")}
            maxLength={80}
            placeholder="Dana, night shift"
          />
        )}
      </Field>
      <Fieldset legend="Questions">
        <div className="-mt-3">
          {answers.map(({ questionId, number, question }) => (
            <Checkbox
              key={questionId}
              label={`${number}. ${question}`}
              checked={chosen.includes(questionId)}
              onChange={({ target }) => {
                const others = chosen.filter((id) => id !== questionId);
                const next = target.checked ? [...others, questionId] : others;
                setValue("questionIds", next, { shouldDirty: true });
              }}
            />
          ))}
        </div>
        <FieldError>{errors.questionIds?.message}</FieldError>
      </Fieldset>
      <Checkbox
        label="Blind review"
        hint="No name, contact details, or recordings. We also hide words in the transcript that reveal who the candidate is."
        {...register("blind")}
      />
      <Field label="Link works for">
        {(control) => (
          <NativeSelect
            {...control}
            {...register("days", { valueAsNumber: true })}
            defaultValue={7}
          >
            {LINK_DAYS.map((days) => (
              <option key={days} value={days}>
                {days} days
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <FormError>{error?.message}</FormError>
      <DialogFooter>
        <Button type="submit" aria-disabled={busy}>
          {busy ? "Creating the link…" : "Create link"}
        </Button>
      </DialogFooter>
    </form>
  );
}
