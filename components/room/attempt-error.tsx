"use client";

import { DeviceFault } from "#lib/room-client/device-database";
import { RoomFault } from "#lib/room-client/transport";
import { RoomButton } from "./button";
import { useRoom } from "./room-context";
import { RoomFrame } from "./room-frame";
import { Step } from "./step";

/** The attempt could not be opened: says why, and what to do. */
export function AttemptError({ fault, onRetry }: { fault: unknown; onRetry: () => void }) {
  const { interview, messages } = useRoom();
  const { errors } = messages;
  const stranger = fault instanceof RoomFault && fault.status === 401;
  const other = fault instanceof DeviceFault ? messages.upload.device : errors.network;
  return (
    <RoomFrame company={interview.company}>
      <Step
        title={stranger ? errors.session : other}
        actions={
          stranger ? (
            <RoomButton onClick={() => window.location.reload()}>{errors.reload}</RoomButton>
          ) : (
            <RoomButton onClick={onRetry}>{errors.tryAgain}</RoomButton>
          )
        }
      />
    </RoomFrame>
  );
}
