"use client";

import { CrashedRoom } from "#components/room/entry/crashed-room";

export default function RoomError({ error }: { error: Error & { digest?: string } }) {
  return <CrashedRoom reference={error.digest} />;
}
