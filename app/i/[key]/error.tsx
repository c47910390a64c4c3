"use client";

import { CrashedRoom } from "#components/room/crashed-room";

export default function RoomError({ error }: { error: Error & { digest?: string } }) {
  return <CrashedRoom reference={error.digest} />;
}
