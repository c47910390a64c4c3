"use client";

import { MessageSquareText } from "lucide-react";
import { lazyPart } from "#components/shared/lazy-part";
import { Loading } from "#components/ui/spinner";
import type { AttemptStatus, ShownScores } from "#lib/domain/results/status";
import { SendDialog, useSendDialog } from "../send-dialog";
import { useShortcuts } from "../shortcuts/use-shortcuts";

// Loaded when the dialog opens.
const DecideForm = lazyPart(() => import("./decide-form").then((module) => module.DecideForm), {
  loading: <Loading />,
});

type DecideDialogProps = {
  attemptId: string;
  name: string;
  status: AttemptStatus;
  scores: ShownScores;
};

/** A decision with its reason, for whoever wants to give one; the status alone needs no dialog. */
export function DecideDialog({ name, ...decision }: DecideDialogProps) {
  const sending = useSendDialog();
  useShortcuts({ "4": () => sending.dialog.onOpenChange(true) });
  return (
    <SendDialog
      dialog={sending.dialog}
      trigger={
        <>
          <MessageSquareText /> Add a reason
        </>
      }
      title={`Your decision about ${name}`}
      description="Your decision, your reason, and the scores on this page are saved in the history, which can't be changed."
    >
      <DecideForm {...decision} sending={sending} />
    </SendDialog>
  );
}
