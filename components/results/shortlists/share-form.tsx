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
import { Textarea } from "#components/ui/textarea";
import { linksPath } from "#lib/domain/core/response-routes";
import type { AnswerView } from "#lib/domain/results/result-detail";
import { LINK_DAYS, MESSAGE_LIMIT, NAME_LIMIT, PROPOSED_DAYS } from "#lib/domain/results/shortlist";
import { SharedParts } from "./shared-parts";

const schema = () =>
  import("#lib/domain/results/shortlist-request").then((module) => module.shareSchema);

export type ShareFormProps = {
  to: { shortlistId: string } | { attemptId: string };
  /** Who may not be shown to somebody outside, by name. */
  inside: readonly string[];
  /** What can be chosen of one person's. */
  answers?: AnswerView[];
  onMade: (address: string) => void;
};

/** Who it is for, what they see, and for how long. */
export function ShareForm({ to, inside, answers = [], onMade }: ShareFormProps) {
  const { send, busy, error } = useSend();
  const all = answers.map(({ questionId }) => questionId);
  const { register, setFocus, handleSubmit, watch, setValue, formState } = useAppForm(schema, {
    defaultValues: {
      to,
      message: "",
      outside: true,
      shows: ["name"],
      questionIds: answers.length > 0 ? all : null,
      days: PROPOSED_DAYS,
    },
  });
  useUnsavedChanges(formState.isDirty, "dialog");
  useEffect(() => setFocus("label"), [setFocus]);
  const chosen = watch("questionIds") ?? [];
  const { errors } = formState;
  const dirty = { shouldDirty: true };

  const save = handleSubmit(async (values) => {
    if (busy) return;
    const answer = await send(linksPath(), values);
    if (typeof answer?.path === "string") onMade(window.location.origin + answer.path);
  });

  return (
    <form onSubmit={save} className="flex flex-col gap-4">
      <Field label="Who is it for?" error={errors.label?.message}>
        {(control) => (
          <Input
            {...control}
            {...register("label")}
            maxLength={NAME_LIMIT}
            placeholder="Dana, Harbor Hotel"
          />
        )}
      </Field>
      <Field label="Your words to them" aside="Optional" error={errors.message?.message}>
        {(control) => (
          <Textarea {...control} {...register("message")} dir="auto" maxLength={MESSAGE_LIMIT} />
        )}
      </Field>
      <SharedParts
        outside={watch("outside")}
        shows={watch("shows")}
        inside={inside}
        onOutside={(outside) => setValue("outside", outside, dirty)}
        onShows={(shows) => setValue("shows", shows, dirty)}
      />
      {answers.length > 0 ? (
        <Fieldset legend="Questions">
          <div className="-mt-3">
            {answers.map(({ questionId, number, question }) => (
              <Checkbox
                key={questionId}
                label={`${number}. ${question}`}
                checked={chosen.includes(questionId)}
                onChange={({ target }) => {
                  const others = chosen.filter((id) => id !== questionId);
                  setValue("questionIds", target.checked ? [...others, questionId] : others, dirty);
                }}
              />
            ))}
          </div>
          <FieldError>{errors.questionIds?.message}</FieldError>
        </Fieldset>
      ) : null}
      <Field label="Link works for">
        {(control) => (
          <NativeSelect {...control} {...register("days", { valueAsNumber: true })}>
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
