import { CATCHING_UP_CHUNK } from "#lib/domain/room";
import { noteSent } from "./line-speed";
import type { Take, TakeStore } from "./take-store";
import { ask, SendFault } from "./tus-ask";
import { Pieces } from "./tus-pieces";

/**
 * Sends a take's slices in order while it may still be growing; resolves when the server has the last byte.
 * Begins where the server left off. Rejects with a SendFault.
 */
export type SendTake = (options: {
  take: Take;
  store: TakeStore;
  /** Whether the server may know the upload already. */
  begun: boolean;
  /** The take as it is now. */
  current: () => Take;
  /** Resolves when another slice counts, or the take has stopped. */
  changed: () => Promise<void>;
  /** Bytes that the server has said it has. */
  onProgress: (bytes: number) => void;
  /** Bytes that have left this device, which come before that. */
  onLeft: (bytes: number) => void;
  signal: AbortSignal;
}) => Promise<void>;

const UPLOADS = "/api/room/uploads";
const LIVE_CHUNK = 64 * 1024;

/**
 * The tus protocol, as far as the room needs it: uploads whose length is known at their end, at an address that we
 * choose. The common client of this protocol would be a tenth of the room's script.
 */
export const tusSend: SendTake = async ({ take, begun, onProgress, onLeft, ...growing }) => {
  const { current, signal } = growing;
  const address = `${UPLOADS}/${take.id}`;
  const known = begun ? await ask({ method: "HEAD", address, signal }).catch(ifRefused) : null;
  if (known === null) await ask({ method: "POST", address: UPLOADS, headers: about(take), signal });
  // What arrived of a request that was cut off counts too.
  else onProgress(known.offset);
  const length = known?.length ?? null;
  let at = known?.offset ?? 0;
  if (length === at) return;
  const pieces = new Pieces(take.id, growing);
  await pieces.skip(at);
  for (let last = false; !last; ) {
    const piece = await pieces.next(requestSize(current(), at));
    const end = at + piece.bytes.byteLength;
    last = piece.last;
    const asked = performance.now();
    const { offset } = await ask({
      method: "PATCH",
      address,
      headers: {
        "content-type": "application/offset+octet-stream",
        "upload-offset": String(at),
        // Told once, and a request that was cut off may have told it.
        ...(last && length === null && { "upload-length": String(end) }),
      },
      body: piece.bytes,
      onLeft: (bytes) => onLeft(end - piece.bytes.byteLength + bytes),
      signal,
    });
    onProgress(offset);
    if (offset !== end) throw new SendFault(409, "other_offset");
    noteSent(piece.bytes.byteLength, performance.now() - asked);
    at = end;
  }
};

/** Larger requests where much waits; small ones while the person speaks, so that little is ever missing. */
function requestSize({ stopped, bytes }: Take, at: number): number {
  return stopped || bytes - at > CATCHING_UP_CHUNK ? CATCHING_UP_CHUNK : LIVE_CHUNK;
}

/** What an upload says of itself when it begins. */
function about({ id, questionId, mimeType }: Take): Record<string, string> {
  const told = { take: id, question: questionId, filetype: mimeType };
  const pairs = Object.entries(told).map(([name, value]) => `${name} ${btoa(value)}`);
  return { "upload-defer-length": "1", "upload-metadata": pairs.join(",") };
}

/** An upload that the server does not know, or not any more, is begun; what it says to that counts. */
function ifRefused(fault: unknown): null {
  if (fault instanceof SendFault && fault.status >= 400 && fault.status < 500) return null;
  throw fault;
}
