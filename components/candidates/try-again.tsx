"use client";

import { RotateCcw } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { toast } from "sonner";
import { FormError } from "#components/shared/form-error";
import { useSend } from "#components/shared/use-send";
import { Button } from "#components/ui/button";
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from "#components/ui/dialog";
import type { AnswerView, ResultDetail } from "#lib/domain/result-detail";
import { RETRY_DAYS } from "#lib/domain/retry";
import { retryPath } from "#lib/domain/routes";

type TryAgainProps = {
  result: Pick<ResultDetail, "id" | "name" | "waiting">;
  /** Left out for all of them. */
  answer?: Pick<AnswerView, "questionId" | "number">;
};

/** After something went wrong on the way: one question, or the whole interview, is open to this candidate again. */
export function TryAgain({ result: { id, name, waiting }, answer }: TryAgainProps) {
  const router = useRouter();
  const { send, busy, error, clear, rest } = useSend();
  const [open, setOpen] = useState(false);
  if (waiting) return null;

  async function reopen() {
    if (!(await send(retryPath(id), { questionId: answer?.questionId ?? null }))) return;
    rest();
    setOpen(false);
    toast.success(`The link is on its way to ${name}.`);
    router.refresh();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        clear();
      }}
    >
      <DialogTrigger asChild>
        <Button variant="ghost" className="-mx-3 justify-start px-3 text-muted-foreground">
          <RotateCcw /> {answer ? "Let them answer this again" : "Let them try again"}
        </Button>
      </DialogTrigger>
      <DialogContent>
        <DialogHeader>
          <DialogTitle className="[overflow-wrap:anywhere]">
            {answer
              ? `Let ${name} answer question ${answer.number} again?`
              : `Let ${name} answer all questions again?`}
          </DialogTitle>
          <DialogDescription>
            For when something went wrong on the way: no sound, a frozen picture, a lost connection.
          </DialogDescription>
        </DialogHeader>
        <ul className="flex list-disc flex-col gap-2 pl-5">
          <li>They get a mail with their own link and have {RETRY_DAYS} days.</li>
          {answer ? <li>Their other answers stay as they are.</li> : null}
          <li>
            What they sent stays here until they submit anew. The new{" "}
            {answer ? "answer then takes its" : "answers then take its"} place, and the old
            recording is deleted.
          </li>
          <li>The new version is scored by itself. Earlier scores and decisions are kept.</li>
        </ul>
        {error ? <FormError>{error.message}</FormError> : null}
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="outline">Cancel</Button>
          </DialogClose>
          <Button aria-disabled={busy} onClick={() => (busy ? undefined : reopen())}>
            {busy ? "Sending…" : "Send the link"}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
