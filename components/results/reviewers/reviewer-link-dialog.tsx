"use client";

import { UserPlus } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { CopyButton } from "#components/shared/copy-button";
import { lazyPart } from "#components/shared/lazy-part";
import { confirmBeforeClose } from "#components/shared/unsaved-changes";
import { Button } from "#components/ui/button";
import { Dialog, DialogFooter } from "#components/ui/dialog";
import { Input } from "#components/ui/input";
import { Loading } from "#components/ui/spinner";
import type { AnswerView } from "#lib/domain/results/result-detail";

// Loaded when the dialog opens.
const ReviewerLinkForm = lazyPart(
  () => import("./reviewer-link-form").then((module) => module.ReviewerLinkForm),
  {
    loading: <Loading />,
  },
);

type ReviewerLinkDialogProps = { attemptId: string; answers: AnswerView[] };

/** Makes a link for a reviewer, and shows it once. */
export function ReviewerLinkDialog({ attemptId, answers }: ReviewerLinkDialogProps) {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const [made, setMade] = useState<string | null>(null);

  const onOpenChange = confirmBeforeClose((next) => {
    setOpen(next);
    if (next) return;
    if (made !== null) router.refresh();
    setMade(null);
  });

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      trigger={
        <Button variant="ghost" className="-mr-3 px-3 text-muted-foreground">
          <UserPlus /> Ask a reviewer
        </Button>
      }
      title={made === null ? "Ask a reviewer" : "Copy the link now"}
      description={
        made === null
          ? "Anyone with the link can see the answers you choose and comment on them. Give it only to people who help you decide."
          : "For your security, we won't show it again. If you lose it, turn it off and create a new one."
      }
    >
      {made === null ? (
        <ReviewerLinkForm attemptId={attemptId} answers={answers} onMade={setMade} />
      ) : (
        <div className="flex flex-col gap-3">
          <Input readOnly aria-label="Review link" value={made} onFocus={selectAll} />
          <DialogFooter>
            <CopyButton value={made} label="Copy link" variant="default" />
          </DialogFooter>
        </div>
      )}
    </Dialog>
  );
}

function selectAll({ currentTarget }: { currentTarget: HTMLInputElement }) {
  currentTarget.select();
}
