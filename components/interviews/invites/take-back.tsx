"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { ConfirmDialog } from "#components/shared/confirm-dialog";
import { useSend } from "#components/shared/use-send";
import { Button } from "#components/ui/button";
import { inviteApiPath } from "#lib/domain/core/routes";
import type { InviteState } from "#lib/domain/interviews/invite";

type TakeBackProps = {
  interviewId: string;
  inviteId: string;
  who: string;
  state: InviteState;
  /** Whether its link ends with it. */
  linkEnds: boolean;
};

/** What taking back does. A message that is being sent just then isn't stopped anymore. */
function effectOf({ who, state, linkEnds }: Pick<TakeBackProps, "who" | "state" | "linkEnds">) {
  const said = [];
  if (state === "queued")
    said.push(`Unless the message to ${who} is on its way already, it won't be sent.`);
  if (state === "to_text") said.push(`${who} leaves your list of people to text.`);
  if (linkEnds) said.push("Their own link won't open the interview anymore.");
  return said.join(" ");
}

/** Takes one person's invitation back, after a question. */
export function TakeBack({ interviewId, inviteId, ...invite }: TakeBackProps) {
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
        aria-label={`Take back the invitation to ${invite.who}`}
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
          {`${effectOf(invite)} You can't invite them to this interview again. Your public link still works for everyone.`}
        </span>
      </ConfirmDialog>
    </>
  );
}
