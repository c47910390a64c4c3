"use client";

import { Sparkles } from "lucide-react";
import { useState } from "react";
import { FormError } from "#components/shared/form-error";
import { useSend } from "#components/shared/use-send";
import { Button } from "#components/ui/button";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from "#components/ui/dialog";
import { Spinner } from "#components/ui/spinner";
import type { InterviewForm } from "#lib/domain/interviews/interview-form";
import type { QuestionIdea } from "#lib/domain/interviews/question-idea";
import { IdeaList } from "./idea-list";

type DraftDialogProps = { form: InterviewForm; take: (idea: QuestionIdea) => void };

/** Questions that a language model drafts from the title and description; a person takes what fits. */
export function DraftDialog({ form, take }: DraftDialogProps) {
  const { send, busy, error, rest } = useSend();
  const [ideas, setIdeas] = useState<QuestionIdea[]>([]);
  const { title, description, language } = form;

  async function draft() {
    const reply = await send("/api/interviews/question-drafts", { title, description, language });
    rest();
    const { draftedSchema } = await import("#lib/domain/interviews/drafted-questions");
    const parsed = draftedSchema.safeParse(reply);
    if (parsed.success) setIdeas(parsed.data.questions);
  }

  function opened(open: boolean) {
    if (open && ideas.length === 0 && !busy) draft();
  }

  return (
    <Dialog onOpenChange={opened}>
      <DialogTrigger asChild>
        <Button variant="outline" className="border-dashed">
          <Sparkles /> Draft questions
        </Button>
      </DialogTrigger>
      <DialogContent className="max-w-2xl">
        <DialogHeader>
          <DialogTitle>Drafted questions</DialogTitle>
          <DialogDescription>
            An AI model drafts these from the title and description. Read each one before you use
            it.
          </DialogDescription>
        </DialogHeader>
        <FormError>{error && (Object.values(error.fields)[0] ?? error.message)}</FormError>
        {busy ? (
          <p role="status" className="flex items-center gap-3 text-muted-foreground">
            <Spinner /> Drafting questions…
          </p>
        ) : (
          <IdeaList ideas={ideas} questions={form.questions} take={take} />
        )}
        <Button variant="outline" aria-disabled={busy} onClick={() => (busy ? undefined : draft())}>
          Draft again
        </Button>
      </DialogContent>
    </Dialog>
  );
}
