"use client";

import { useState } from "react";
import { FormError } from "#components/shared/form-error";
import { useUnsavedChanges } from "#components/shared/unsaved-changes";
import { useAppForm } from "#components/shared/use-app-form";
import { useSend } from "#components/shared/use-send";
import { Button } from "#components/ui/button";
import { Field } from "#components/ui/field";
import { Input } from "#components/ui/input";
import { interviewApiPath } from "#lib/domain/core/routes";

const schema = () =>
  import("#lib/domain/sms/keyword-request").then((module) => module.keywordSchema);

/** An open interview, and the word that people text for its link. */
export type KeywordRow = { id: string; title: string; word: string | null };

/** The word for one interview; an empty one takes it. `number` as people read it. */
export function KeywordForm({ interview, number }: { interview: KeywordRow; number: string }) {
  const { send, busy, error, rest } = useSend();
  const [kept, setKept] = useState(interview.word ?? "");
  const { register, handleSubmit, reset, formState } = useAppForm(schema, {
    defaultValues: { word: kept },
  });
  useUnsavedChanges(formState.isDirty);

  async function save(typed: { word: string }) {
    const answer = await send(interviewApiPath(interview.id, "/keyword"), typed, "PUT");
    rest();
    if (answer === null) return;
    const word = typeof answer.word === "string" ? answer.word : "";
    setKept(word);
    reset({ word });
  }

  return (
    <form method="post" noValidate onSubmit={handleSubmit(save)} className="flex flex-col gap-2">
      <Field
        label={<span className="[overflow-wrap:anywhere]">{interview.title}</span>}
        error={formState.errors.word?.message}
      >
        {(control) => (
          <Input
            {...control}
            {...register("word")}
            maxLength={60}
            autoCapitalize="characters"
            autoComplete="off"
          />
        )}
      </Field>
      <FormError>{error?.message}</FormError>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="outline" disabled={busy}>
          {busy ? "Saving…" : "Save word"}
        </Button>
        <p role="status" className="text-muted-foreground text-sm">
          {kept === "" ? "No word yet" : `Text ${kept} to ${number}`}
        </p>
      </div>
    </form>
  );
}
