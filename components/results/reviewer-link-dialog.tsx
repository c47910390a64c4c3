"use client";

import { UserPlus } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { CopyButton } from "#components/shared/copy-button";
import { FormError } from "#components/shared/form-error";
import { useAppForm } from "#components/shared/use-app-form";
import { useSend } from "#components/shared/use-send";
import { Button } from "#components/ui/button";
import { Checkbox } from "#components/ui/checkbox";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from "#components/ui/dialog";
import { Field, FieldError, Fieldset } from "#components/ui/field";
import { Input } from "#components/ui/input";
import { NativeSelect } from "#components/ui/native-select";
import type { AnswerView } from "#lib/domain/results/result-detail";
import { LINK_DAYS, reviewLinkSchema } from "#lib/domain/results/reviewer-link";
import { reviewersPath } from "#lib/domain/site/response-routes";

type ReviewerLinkDialogProps = { attemptId: string; answers: AnswerView[] };

/** Makes a link for a reviewer, and shows it once. */
export function ReviewerLinkDialog({ attemptId, answers }: ReviewerLinkDialogProps) {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const [made, setMade] = useState<string | null>(null);

  function onOpenChange(next: boolean) {
    setOpen(next);
    if (next) return;
    if (made !== null) router.refresh();
    setMade(null);
  }

  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogTrigger asChild>
        <Button variant="ghost" className="-mr-3 px-3 text-muted-foreground">
          <UserPlus /> Ask a reviewer
        </Button>
      </DialogTrigger>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{made === null ? "Ask a reviewer" : "Copy the link now"}</DialogTitle>
          <DialogDescription>
            {made === null
              ? "Whoever has the link can see the answers you choose and comment on them. Give it only to people who help you decide."
              : "For safety it isn't shown again. If it gets lost, end it and make a new one."}
          </DialogDescription>
        </DialogHeader>
        {made === null ? (
          <LinkForm attemptId={attemptId} answers={answers} onMade={setMade} />
        ) : (
          <div className="flex flex-col gap-3">
            <Input readOnly aria-label="Review link" value={made} onFocus={selectAll} />
            <DialogFooter>
              <CopyButton value={made} label="Copy link" variant="default" />
            </DialogFooter>
          </div>
        )}
      </DialogContent>
    </Dialog>
  );
}

function selectAll({ currentTarget }: { currentTarget: HTMLInputElement }) {
  currentTarget.select();
}

type LinkFormProps = ReviewerLinkDialogProps & { onMade: (address: string) => void };

function LinkForm({ attemptId, answers, onMade }: LinkFormProps) {
  const { send, busy, error } = useSend();
  const { register, handleSubmit, watch, setValue, formState } = useAppForm(reviewLinkSchema, {
    defaultValues: { questionIds: answers.map(({ questionId }) => questionId) },
  });
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
        <div className="-mt-3 max-h-48 overflow-y-auto">
          {answers.map(({ questionId, number, question }) => (
            <Checkbox
              key={questionId}
              label={`${number}. ${question}`}
              checked={chosen.includes(questionId)}
              onChange={({ target }) => {
                const others = chosen.filter((id) => id !== questionId);
                setValue("questionIds", target.checked ? [...others, questionId] : others);
              }}
            />
          ))}
        </div>
        <FieldError>{errors.questionIds?.message}</FieldError>
      </Fieldset>
      <Checkbox
        label="Blind review"
        hint="No name, contact details or recordings. Words in the transcript that show who the candidate is are masked."
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
          {busy ? "Making the link…" : "Make the link"}
        </Button>
      </DialogFooter>
    </form>
  );
}
