"use client";

import { RotateCcw } from "lucide-react";
import { FormError } from "#components/shared/form-error";
import { Button } from "#components/ui/button";
import { DialogClose, DialogFooter } from "#components/ui/dialog";
import { retryPath } from "#lib/domain/core/routes";
import type { AnswerView, ResultDetail } from "#lib/domain/results/result-detail";
import { RETRY_DAYS } from "#lib/domain/room/retry";
import { SendDialog, useSendDialog } from "./send-dialog";

type TryAgainProps = {
  result: Pick<ResultDetail, "id" | "name" | "waiting" | "answers">;
  /** Left out for all of them. */
  answer?: Pick<AnswerView, "questionId" | "number" | "kind">;
};

export const OTHERS_STAY = "Their other answers stay as they are.";

/** After something went wrong on the way: one question, or the whole interview, is open to this candidate again. */
export function TryAgain({ result: { id, name, waiting, answers }, answer }: TryAgainProps) {
  const { submit, busy, error, dialog } = useSendDialog();
  if (waiting) return null;
  const recorded = (answer ? [answer] : answers).some(({ kind }) => kind !== "text");

  const reopen = () =>
    submit({
      path: retryPath(id),
      body: { questionId: answer?.questionId ?? null },
      done: `The link is on its way to ${name}.`,
    });

  return (
    <SendDialog
      dialog={dialog}
      trigger={
        <>
          <RotateCcw /> <span>{answer ? "Let them answer this again" : "Let them try again"}</span>
        </>
      }
      title={
        answer
          ? `Let ${name} answer question ${answer.number} again?`
          : `Let ${name} answer all questions again?`
      }
      description={
        recorded
          ? "Use this when something went wrong: no sound, words that are hard to hear, a frozen picture, a lost connection."
          : "Use this when something went wrong, such as a lost connection."
      }
    >
      <ul className="flex list-disc flex-col gap-2 pl-5">
        <li>They get an email with their own link and have at least {RETRY_DAYS} days.</li>
        {answer ? <li>{OTHERS_STAY}</li> : null}
        <li>
          {`What they sent stays here until they submit again. Then the new ${answer ? "answer replaces it" : "answers replace it"}${recorded ? `, and the old ${answer ? "recording is" : "recordings are"} deleted` : ""}.`}
        </li>
        <li>The new version is scored automatically. Earlier scores and decisions are kept.</li>
      </ul>
      <FormError>{error?.message}</FormError>
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="outline">Cancel</Button>
        </DialogClose>
        <Button aria-disabled={busy} onClick={reopen}>
          {busy ? "Sending…" : "Send the link"}
        </Button>
      </DialogFooter>
    </SendDialog>
  );
}
