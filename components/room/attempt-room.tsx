"use client";

import { RoomFault } from "#lib/room-client/transport";
import { AttemptError } from "./attempt-error";
import { AddressGate } from "./entry/address-gate";
import { Questions } from "./questions";
import { useRoom } from "./room-context";
import { RoomLoading } from "./room-loading";
import { ScreenedOutStep, ScreeningStep } from "./steps/screening-step";
import { Withdraw } from "./steps/withdraw";
import { useAttempt } from "./use-attempt";
import { useIdle } from "./use-idle";

/** The interview itself, from the first question to the thanks. */
export function AttemptRoom({
  onSomeoneElse,
  onForget,
  onWithdrawn,
}: {
  onSomeoneElse: () => void;
  /** Given if the device is shared: removes everything of this person from it. */
  onForget?: (() => void) | undefined;
  /** Given if there is something to withdraw: the application is gone, and everything with it. */
  onWithdrawn?: (() => void) | undefined;
}) {
  const { transport } = useRoom();
  const { attempt, fault, retry } = useAttempt(transport);
  const { quiet, wake } = useIdle(transport, attempt?.clock);
  if (fault instanceof RoomFault && fault.reason === "session_idle") {
    return <AddressGate onKnown={retry} onSomeoneElse={onSomeoneElse} />;
  }
  if (fault !== null) return <AttemptError fault={fault} onRetry={retry} />;
  if (attempt === null) return <RoomLoading />;
  const end = onWithdrawn && <Withdraw onWithdrawn={onWithdrawn} />;
  return (
    <>
      {quiet && <AddressGate onKnown={wake} onSomeoneElse={onSomeoneElse} />}
      {/* Hidden, not gone: what waits is still sent. */}
      <div hidden={quiet}>
        {attempt.state.screening.state === "due" ? (
          <ScreeningStep attempt={attempt} end={end} />
        ) : attempt.state.screening.state === "failed" ? (
          <ScreenedOutStep onForget={onForget} end={end} />
        ) : (
          <Questions attempt={attempt} onForget={onForget} end={end} />
        )}
      </div>
    </>
  );
}
