"use client";

import { useState } from "react";
import { FormError } from "#components/shared/form-error";
import { useUnsavedChanges } from "#components/shared/unsaved-changes";
import { useAppForm } from "#components/shared/use-app-form";
import { useSend } from "#components/shared/use-send";
import { Button } from "#components/ui/button";
import { Card } from "#components/ui/card";
import { Field } from "#components/ui/field";
import { Input } from "#components/ui/input";
import { NativeSelect } from "#components/ui/native-select";
import { Textarea } from "#components/ui/textarea";
import { reviewCommentsPath } from "#lib/domain/core/response-routes";
import type { AnswerView } from "#lib/domain/results/result-detail";
import { COMMENT_LIMIT } from "#lib/domain/results/reviewer-link";

const schema = () =>
  import("#lib/domain/results/reviewer-link").then((module) => module.reviewCommentSchema);

type ReviewerCommentProps = { linkId: string; company: string; answers: AnswerView[] };

type Sent = { number: number | null; comment: string };

/** What a reviewer says of an answer, or of all. What was sent stays in view until the page is left. */
export function ReviewerComment({ linkId, company, answers }: ReviewerCommentProps) {
  const { send, busy, error, rest } = useSend();
  const [sent, setSent] = useState<Sent[]>([]);
  const { register, handleSubmit, setValue, watch, formState } = useAppForm(schema);
  const { errors } = formState;
  useUnsavedChanges(Boolean(watch("comment")));

  const save = handleSubmit(async (values) => {
    if (busy || !(await send(reviewCommentsPath(linkId), values))) return;
    rest();
    const about = answers.find(({ questionId }) => questionId === values.questionId);
    setSent((before) => [...before, { number: about?.number ?? null, comment: values.comment }]);
    setValue("comment", "");
  });

  return (
    <section aria-labelledby="comment">
      <h2 id="comment" className="mb-3 font-semibold text-xl">
        Your comments
      </h2>
      <Card className="divide-y">
        <form onSubmit={save} className="flex flex-col items-start gap-4 p-5 sm:p-6">
          <p className="text-muted-foreground">
            Only {company} can read them. The candidate can't.
          </p>
          <Field label="Your name" error={errors.name?.message} className="w-full">
            {(control) => (
              <Input {...control} {...register("name")} autoComplete="name" maxLength={80} />
            )}
          </Field>
          <Field label="About" className="w-full">
            {(control) => (
              <NativeSelect
                {...control}
                {...register("questionId", { setValueAs: (value) => value || null })}
              >
                <option value="">All answers</option>
                {answers.map(({ questionId, number }) => (
                  <option key={questionId} value={questionId}>
                    Question {number}
                  </option>
                ))}
              </NativeSelect>
            )}
          </Field>
          <Field label="Comment" error={errors.comment?.message} className="w-full">
            {(control) => (
              <Textarea
                {...control}
                dir="auto"
                {...register("comment")}
                maxLength={COMMENT_LIMIT}
              />
            )}
          </Field>
          <FormError>{error?.message}</FormError>
          <Button type="submit" aria-disabled={busy}>
            {busy ? "Sending…" : "Send comment"}
          </Button>
        </form>
        <ul aria-live="polite" className="divide-y">
          {sent.map(({ number, comment }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows at its end
            <li key={at} className="px-5 py-4 sm:px-6">
              <p className="text-muted-foreground text-sm">
                {number === null ? "Sent" : `Sent about question ${number}`}
              </p>
              <p dir="auto" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
                {comment}
              </p>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
