"use client";

import { type ReactNode, useEffect, useState } from "react";
import { RoomFault } from "#lib/room-client/transport";
import { RoomButton } from "../button";
import { useRoom } from "../room-context";

/** What leads to a recording, unless the server would refuse it. If nobody can be asked, it waits on the device. */
export function BeforeRecording({
  questionId,
  children,
}: {
  questionId: string;
  children: ReactNode;
}) {
  const { messages, say, transport } = useRoom();
  const { errors, video } = messages;
  const [reason, setReason] = useState<string | null>(null);
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again
  useEffect(() => {
    let left = false;
    transport.mayRecord(questionId).catch((fault: unknown) => {
      if (!left && fault instanceof RoomFault) setReason(fault.reason);
    });
    return () => {
      left = true;
    };
  }, [transport, questionId, round]);

  const why = new Map([
    ["takes_used_up", video.usedUp],
    ["takes_too_often", video.often],
    ["company_full", errors.full],
    ["interview_closed", errors.closed],
    ["session_unknown", errors.session],
  ]).get(reason ?? "");
  if (why === undefined) return children;
  return (
    <>
      <p role="alert" className="mt-4 rounded-lg bg-muted p-4">
        {say(why)}
      </p>
      <RoomButton
        look="quiet"
        className="mt-4"
        onClick={() => {
          setReason(null);
          setRound((count) => count + 1);
        }}
      >
        {errors.tryAgain}
      </RoomButton>
    </>
  );
}
