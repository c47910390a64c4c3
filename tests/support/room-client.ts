import type { RoomQuestion } from "#lib/domain/room/room";
import { previewTransport } from "#lib/room-client/preview-transport";
import { openMemoryStore, type Take } from "#lib/room-client/take-store";
import type { RoomTransport } from "#lib/room-client/transport";

/** A finished take of two slices, three bytes in all, on the device. */
export async function keptTake(change: Partial<Take> = {}) {
  const store = openMemoryStore();
  const take: Take = {
    id: "take-1",
    attemptId: "attempt-1",
    questionId: "question-1",
    mimeType: "video/webm",
    number: 1,
    openedAt: 0,
    seconds: 2,
    slices: 2,
    bytes: 3,
    stopped: true,
    whole: true,
    accepted: true,
    ...change,
  };
  await store.addSlice(take, 0, Uint8Array.of(1, 2));
  await store.addSlice(take, 1, Uint8Array.of(3));
  return { store, take };
}

/** A server that asks these questions and takes everything, but for what a test changes. */
export function server(
  change: Partial<RoomTransport> = {},
  questions: RoomQuestion[] = [],
): RoomTransport {
  return { ...previewTransport({ deadline: null, questions }), ...change };
}
