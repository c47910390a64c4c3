import { readRefusal } from "#lib/browser/request";
import { CATCHING_UP_CHUNK } from "#lib/domain/room/room";
import { noteSent } from "./network-speed.ts";
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

const TUS_VERSION = "1.0.0";

/** The tus protocol, as much of it as a take needs: https://tus.io/protocols/resumable-upload */
export const tusSend: SendTake = async (options) => {
  const { take, store, begun, current, changed, onProgress, signal } = options;
  // The take's id is the upload's: no need to remember an address, whatever was lost.
  const address = `${UPLOADS}/${take.id}`;
  const found = begun ? await progressOf(address, signal) : null;
  const known = found !== null && canBecome(found, current()) ? found : null;
  if (known === null) await create(take, found !== null, signal);
  let offset = known?.offset ?? 0;
  onProgress(offset);
  if (known !== null && isWhole(known)) return;

  let next = 0;
  let passed = 0;
  let waiting = new Blob();
  for (let done = false; !done; ) {
    const behind = current().bytes - offset;
    // Larger requests if much waits; small ones while the person speaks, so that little is ever missing.
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
      ...(done && known?.length == null && { "upload-length": String(offset + body.size) }),
    });
    noteSent(body.size, performance.now() - asked);
    const reached = offset + body.size;
    // The next try asks where the server stands.
    if (offsetOf(response) !== reached) throw new SendFault(409, "offset_other");
    offset = reached;
    onProgress(offset);
  }
};

/** Tells the server that a take is not wanted. */
export async function tusDiscard(takeId: string): Promise<void> {
  await call("DELETE", `${UPLOADS}/${takeId}`, new AbortController().signal);
}

/** What the server has of an upload, in bytes; `length` is null until it was said. */
type Progress = { offset: number; length: number | null };

const isWhole = ({ offset, length }: Progress) => offset === length;

/** Whether what the server has can still become this take. */
function canBecome(progress: Progress, { stopped, bytes }: Take): boolean {
  const { offset, length } = progress;
  // Once it has arrived, another length may be that of its playable copy: its hash is compared when it's chosen.
  if (isWhole(progress)) return true;
  return stopped ? offset <= bytes && (length ?? bytes) === bytes : length === null;
}

/** How far the server has it; null if it knows none. */
async function progressOf(address: string, signal: AbortSignal): Promise<Progress | null> {
  try {
    const response = await call("HEAD", address, signal);
    return { offset: offsetOf(response), length: bytesIn(response, "upload-length") };
  } catch (error) {
    if (error instanceof SendFault && error.status === 404) return null;
    throw error;
  }
}

/** @throws SendFault for a reply that names no offset, which isn't the server's */
function offsetOf(response: Response): number {
  const offset = bytesIn(response, "upload-offset");
  if (offset === null) throw foreign();
  return offset;
}

function bytesIn({ headers }: Response, name: string): number | null {
  const said = headers.get(name) ?? "";
  return /^\d{1,15}$/.test(said) ? Number(said) : null;
}

/** Begins an upload; `anew` forgets what the server has of it. */
async function create(
  { id, attemptId, questionId, mimeType, language }: Take,
  anew: boolean,
  signal: AbortSignal,
): Promise<void> {
  const metadata = Object.entries({
    take: id,
    attempt: attemptId,
    question: questionId,
    filetype: mimeType,
    ...(language && { language }),
    ...(anew && { anew: "yes" }),
  });
  const response = await call("POST", UPLOADS, signal, undefined, {
    "upload-defer-length": "1",
    "upload-metadata": metadata.map(([name, value]) => `${name} ${btoa(value)}`).join(","),
  });
  if (!response.headers.get("location")?.endsWith(id)) throw foreign();
}

async function call(
  method: string,
  address: string,
  signal: AbortSignal,
  body: Blob | null = null,
  headers: Record<string, string> = {},
): Promise<Response> {
  const response = await fetch(address, {
    method,
    signal,
    body,
    cache: "no-store",
    headers: { "tus-resumable": TUS_VERSION, ...headers },
  }).catch(() => {
    throw new SendFault(0, signal.aborted ? "aborted" : "network");
  });
  if (response.headers.get("tus-resumable") !== TUS_VERSION) throw foreign();
  if (response.ok) return response;
  const { status, fields } = await readRefusal(response);
  throw new SendFault(status, fields.reason ?? REASONS[status] ?? "refused");
}

/** Of refusals without words, as HEAD's are. */
const REASONS: Record<number, string> = { 401: "session_unknown", 413: "too_large" };

/** A filter, a proxy or a café's sign-in page has answered in the server's place: nothing is known. */
function foreign(): SendFault {
  return new SendFault(0, "foreign");
}
