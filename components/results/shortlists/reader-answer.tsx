"use client";

import { type SyntheticEvent, useEffect, useState } from "react";
import { FormError } from "#components/shared/form-error";
import { useUnsavedChanges } from "#components/shared/unsaved-changes";
import { useAppForm } from "#components/shared/use-app-form";
import { useSend } from "#components/shared/use-send";
import { Button } from "#components/ui/button";
import { Card } from "#components/ui/card";
import { Field } from "#components/ui/field";
import { Input } from "#components/ui/input";
import { Textarea } from "#components/ui/textarea";
import { readerAnswersPath } from "#lib/domain/core/response-routes";
import type { ReaderPage } from "#lib/domain/results/reader-page";
import {
  ANSWER_WORDS,
  type ReaderAnswer as Answer,
  COMMENT_LIMIT,
  NAME_LIMIT,
  READER_ANSWERS,
} from "#lib/domain/results/shortlist";

const schema = () =>
  import("#lib/domain/results/shortlist-request").then((module) => module.readerAnswerSchema);

type ReaderAnswerProps = {
  linkId: string;
  attemptId: string;
  /** Whom it is about. */
  whom: string;
  own: ReaderPage["own"][string];
  /** The name that the reader gave before. */
  reader: string;
  onSaved: (name: string, answer: Answer | null) => void;
};

/** What a reader says of one person: saved at a press, and theirs to change. */
export function ReaderAnswer({ linkId, attemptId, whom, own, reader, onSaved }: ReaderAnswerProps) {
  const { send, error } = useSend();
  const [saved, setSaved] = useState(own);
  const [said, setSaid] = useState("");
  const { register, handleSubmit, setValue, getValues, watch, formState } = useAppForm(schema, {
    defaultValues: { attemptId, name: reader, answer: own.answer, comment: own.comment },
  });
  const { errors, isSubmitting: busy } = formState;
  useUnsavedChanges((watch("comment") ?? "") !== saved.comment);
  useEffect(() => {
    if (!getValues("name")) setValue("name", reader);
  }, [reader, getValues, setValue]);

  // What wasn't saved isn't sent with the next comment.
  const asBefore = () => setValue("answer", saved.answer);
  const save = handleSubmit(async (values) => {
    setSaid("");
    if (!(await send(readerAnswersPath(linkId), values))) return asBefore();
    setSaved({ answer: values.answer, comment: values.comment });
    setSaid("Saved. You can change it while the link works.");
    onSaved(values.name, values.answer);
  }, asBefore);

  function press(event: SyntheticEvent, answer?: Answer) {
    event.preventDefault();
    if (busy) return;
    if (answer) setValue("answer", answer);
    void save(event);
  }

  return (
    <Card>
      <form
        aria-label={`Your opinion of ${whom}`}
        onSubmit={press}
        className="flex flex-col items-start gap-4 p-5 sm:p-6"
      >
        <Field label="Your name" error={errors.name?.message} className="w-full">
          {(control) => (
            <Input {...control} {...register("name")} autoComplete="name" maxLength={NAME_LIMIT} />
          )}
        </Field>
        <Field label="Comment" aside="Optional" error={errors.comment?.message} className="w-full">
          {(control) => (
            <Textarea {...control} dir="auto" {...register("comment")} maxLength={COMMENT_LIMIT} />
          )}
        </Field>
        <fieldset className="flex flex-wrap gap-3">
          <legend className="mb-1.5 font-medium text-sm">Would you hire them?</legend>
          {READER_ANSWERS.map((one) => (
            <Button
              key={one}
              variant={saved.answer === one ? "default" : "outline"}
              aria-pressed={saved.answer === one}
              aria-disabled={busy}
              onClick={(event) => press(event, one)}
            >
              {ANSWER_WORDS[one]}
            </Button>
          ))}
        </fieldset>
        <FormError>{error?.message}</FormError>
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" variant="outline" aria-disabled={busy}>
            {busy ? "Saving…" : "Save comment"}
          </Button>
          <p aria-live="polite" className="text-muted-foreground text-sm">
            {said}
          </p>
        </div>
      </form>
    </Card>
  );
}
