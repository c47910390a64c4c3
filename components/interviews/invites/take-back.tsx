"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { ConfirmDialog } from "#components/shared/confirm-dialog";
import { useSend } from "#components/shared/use-send";
import { Button } from "#components/ui/button";
import { inviteApiPath } from "#lib/domain/core/routes";
import type { InviteState } from "#lib/domain/interviews/invite";

type TakeBackProps = { interviewId: string; inviteId: string; who: string; state: InviteState };

/** Takes one person's invitation back, after a question. */
export function TakeBack({ interviewId, inviteId, who, state }: TakeBackProps) {
  const router = useRouter();
  const [isAsking, setAsking] = useState(false);
  const { send, busy, error, clear, rest } = useSend();

  async function takeBack() {
    const answer = await send(inviteApiPath(interviewId, inviteId), undefined, "DELETE");
    if (answer === null) return;
    rest();
    setAsking(false);
    router.refresh();
  }

  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        aria-label={`Take back the invitation to ${who}`}
        onClick={() => setAsking(true)}
      >
        Take back
      </Button>
      <ConfirmDialog
        title="Take back this invitation?"
        action={{ label: "Take it back", busyLabel: "Taking it back…" }}
        cancel={{ children: "Keep it" }}
        busy={busy}
        refusal={error?.message ?? null}
        open={isAsking}
        onOpenChange={(open) => {
          setAsking(open);
          clear();
        }}
        onConfirm={() => void takeBack()}
      >
        <span>
          {`${
            state === "queued"
              ? `The email to ${who} won't be sent.`
              : `The link that ${who} has won't open the interview anymore.`
          } You can't invite them to this interview again. Your public link still works for everyone.`}
        </span>
      </ConfirmDialog>
    </>
  );
}
