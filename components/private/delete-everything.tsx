"use client";

import { useState } from "react";
import { useRestoreFocus } from "#components/shared/use-restore-focus";
import { useSend } from "#components/shared/use-send";
import { Alert } from "#components/ui/alert";
import { Button } from "#components/ui/button";
import { privateApiPath } from "#lib/domain/core/private-routes";
import type { PrivateMessages } from "#lib/messages/mails";

type DeleteEverythingProps = {
  attemptId: string;
  messages: PrivateMessages;
  onDeleted: () => void;
};

/** Asks once more, because nothing comes back. */
export function DeleteEverything({ attemptId, messages, onDeleted }: DeleteEverythingProps) {
  const [asking, setAsking] = useState(false);
  const [kept, setKept] = useState(false);
  const first = useRestoreFocus<HTMLButtonElement>(kept && !asking);
  const wayOut = useRestoreFocus<HTMLButtonElement>(asking);
  const [failed, setFailed] = useState(false);
  const { send, busy, rest } = useSend();
  async function remove() {
    setFailed(false);
    const answer = await send(privateApiPath(attemptId, ""), {}, "DELETE");
    rest();
    // Somebody else may have answered in the server's place.
    if (answer?.deleted === true) onDeleted();
    else setFailed(true);
  }
  if (!asking) {
    return (
      <Button ref={first} variant="outline" className="self-start" onClick={() => setAsking(true)}>
        {messages.delete}
      </Button>
    );
  }
  return (
    <div role="alert" className="flex flex-col gap-3">
      <p className="font-medium">{messages.deleteSure}</p>
      {failed ? <Alert variant="error">{messages.failed}</Alert> : null}
      <div className="flex flex-wrap gap-3">
        <Button variant="destructive" disabled={busy} onClick={remove}>
          {busy ? messages.deleting : messages.deleteYes}
        </Button>
        <Button
          ref={wayOut}
          variant="outline"
          disabled={busy}
          onClick={() => {
            setAsking(false);
            setKept(true);
          }}
        >
          {messages.cancel}
        </Button>
      </div>
    </div>
  );
}
