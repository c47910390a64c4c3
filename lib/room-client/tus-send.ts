import { readRefusal } from "#lib/browser/request";
import { CATCHING_UP_CHUNK } from "#lib/domain/room/room";
import { noteSent } from "./line-speed.ts";
import type { Take, TakeStore } from "./take-store.ts";

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
  signal: AbortSignal;
}) => Promise<void>;

/** Why a take could not be sent this time. */
export class SendFault extends Error {
  readonly status: number;
  readonly reason: string;

  constructor(status: number, reason: string) {
    super(`${status} ${reason}`);
    this.status = status;
    this.reason = reason;
  }
}

const LIVE_CHUNK = 64 * 1024;

const UPLOADS = "/api/room/uploads";

/** The tus protocol, as much of it as a take needs: https://tus.io/protocols/resumable-upload */
export const tusSend: SendTake = async (options) => {
  const { take, store, begun, current, changed, onProgress, signal } = options;
  // The take's id is the upload's: no need to remember an address, whatever was lost.
  const address = `${UPLOADS}/${take.id}`;
  const known = begun ? await progressOf(address, signal) : null;
  if (known === null) await create(take, signal);
  let offset = known?.offset ?? 0;
  onProgress(offset);
  if (known?.whole) return;

  let next = 0;
  let passed = 0;
  let waiting = new Blob();
  for (let done = false; !done; ) {
    const behind = current().bytes - offset;
    // Larger requests where much waits; small ones while the person speaks, so that little is ever missing.
    const size = current().stopped || behind > CATCHING_UP_CHUNK ? CATCHING_UP_CHUNK : LIVE_CHUNK;
    while (waiting.size < size) {
      const { slices, stopped } = current();
      if (next < slices) {
        const slice = await store.slice(take.id, next++);
        if (slice === undefined) throw new SendFault(404, "slice_missing");
        waiting = new Blob([waiting, slice.subarray(Math.max(0, offset - passed))]);
        passed += slice.length;
      } else if (stopped) break;
      else await changed();
      if (signal.aborted) throw new SendFault(0, "aborted");
    }
    const body = waiting.slice(0, size);
    waiting = waiting.slice(size);
    done = current().stopped && next >= current().slices && waiting.size === 0;
    const asked = performance.now();
    const response = await call("PATCH", address, signal, body, {
      "content-type": "application/offset+octet-stream",
      "upload-offset": String(offset),
      // The server takes a length once, from a request that broke off as well.
      ...(done && !known?.measured && { "upload-length": String(offset + body.size) }),
    });
    noteSent(body.size, performance.now() - asked);
    offset = Number(response.headers.get("upload-offset"));
    onProgress(offset);
  }
};

/** Tells the server that a take is not wanted. */
export async function tusDiscard(takeId: string): Promise<void> {
  await call("DELETE", `${UPLOADS}/${takeId}`, new AbortController().signal);
}

/** How far the server has it; null where it knows none. */
async function progressOf(address: string, signal: AbortSignal) {
  try {
    const { headers } = await call("HEAD", address, signal);
    const offset = headers.get("upload-offset");
    const length = headers.get("upload-length");
    return { offset: Number(offset), measured: length !== null, whole: length === offset };
  } catch (error) {
    if (error instanceof SendFault && error.status === 404) return null;
    throw error;
  }
}

async function create(
  { id, attemptId, questionId, mimeType }: Take,
  signal: AbortSignal,
): Promise<void> {
  const metadata = Object.entries({
    take: id,
    attempt: attemptId,
    question: questionId,
    filetype: mimeType,
  });
  await call("POST", UPLOADS, signal, undefined, {
    "upload-defer-length": "1",
    "upload-metadata": metadata.map(([name, value]) => `${name} ${btoa(value)}`).join(","),
  });
}

async function call(
  method: string,
  address: string,
  signal: AbortSignal,
  body: Blob | null = null,
  headers: Record<string, string> = {},
): Promise<Response> {
  const response = await fetch(address, {
    ...{ method, signal, body, cache: "no-store" },
    headers: { "tus-resumable": "1.0.0", ...headers },
  }).catch(() => {
    throw new SendFault(0, signal.aborted ? "aborted" : "network");
  });
  if (response.ok) return response;
  const { status, fields } = await readRefusal(response);
  throw new SendFault(status, fields.reason ?? (status === 413 ? "too_large" : "refused"));
}
