"use client";

import { Sparkles } from "lucide-react";
import { useState } from "react";
import { FormError } from "#components/shared/form-error";
import { useSend } from "#components/shared/use-send";
import { Button } from "#components/ui/button";
import { Dialog } from "#components/ui/dialog";
import { Spinner } from "#components/ui/spinner";
import type { InterviewForm } from "#lib/domain/interviews/interview-form";
import type { QuestionIdea } from "#lib/domain/interviews/question-idea";
import { IdeaList } from "./idea-list";

type DraftDialogProps = { form: InterviewForm; take: (idea: QuestionIdea) => void };

export const DRAFT_NOT_READ =
  "The drafted questions couldn't be shown. Check your connection and try again.";

async function read(reply: object) {
  const module = await import("#lib/domain/interviews/drafted-questions").catch(() => null);
  return module?.draftedSchema.safeParse(reply).data;
}

/** Questions that a language model drafts from the title and description; a person takes what fits. */
export function DraftDialog({ form, take }: DraftDialogProps) {
  const { send, busy, error, rest } = useSend();
  const [ideas, setIdeas] = useState<QuestionIdea[]>([]);
  const [unread, setUnread] = useState(false);
  const { title, description, language } = form;

  async function draft() {
    setUnread(false);
    const reply = await send("/api/interviews/question-drafts", { title, description, language });
    rest();
    if (reply === null) return;
    const drafted = await read(reply);
    if (drafted === undefined) setUnread(true);
    else setIdeas(drafted.questions);
  }

  function opened(open: boolean) {
    if (open && ideas.length === 0 && !busy) draft();
  }

  return (
    <Dialog
      onOpenChange={opened}
      trigger={
        <Button variant="outline" className="border-dashed">
          <Sparkles /> Draft questions
        </Button>
      }
      className="max-w-2xl"
      title="Drafted questions"
      description="An AI model drafts these from the title and description. Read each one before you use it."
    >
      <FormError>
        {unread ? DRAFT_NOT_READ : error && (Object.values(error.fields)[0] ?? error.message)}
      </FormError>
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
    </Dialog>
  );
}
