import type { DetailedError } from "tus-js-client";
import { CATCHING_UP_CHUNK } from "#lib/domain/room";
import { noteSent } from "./line-speed";
import type { Take, TakeStore } from "./take-store";

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

/** Loads the tus client ahead, while there is a connection. */
export async function warmUp(): Promise<void> {
  await import("tus-js-client").catch(() => {});
}

/** The tus protocol; its client is loaded only when a video question is there. */
export const tusSend: SendTake = async (options) => {
  const { take, store, begun, current, changed, onProgress, onLeft, signal } = options;
  const { Upload } = await import("tus-js-client").catch(() => {
    throw new SendFault(0, "network");
  });
  let next = 0;
  let asked = 0;
  const reader = {
    async read(): Promise<{ value: Uint8Array | undefined; done: boolean }> {
      while (next >= current().slices && !current().stopped) await changed();
      if (next >= current().slices) return { value: undefined, done: true };
      const value = await store.slice(take.id, next);
      if (value === undefined) throw new SendFault(404, "slice_missing");
      next += 1;
      return { value, done: false };
    },
  };
  await new Promise<void>((resolve, reject) => {
    const upload = new Upload(reader as Pick<ReadableStreamDefaultReader, "read">, {
      endpoint: "/api/room/uploads",
      // The take's id is the upload's: no need to remember an address, whatever was lost.
      uploadUrl: begun ? `/api/room/uploads/${take.id}` : null,
      uploadLengthDeferred: true,
      chunkSize: current().stopped ? CATCHING_UP_CHUNK : LIVE_CHUNK,
      // The caller tries again for ever, with a new reader.
      retryDelays: [],
      storeFingerprintForResuming: false,
      metadata: { take: take.id, question: take.questionId, filetype: take.mimeType },
      onBeforeRequest: () => {
        asked = performance.now();
      },
      onProgress: onLeft,
      // What arrived of a request that was cut off counts too.
      onAfterResponse: (_request, response) => {
        const offset = response.getHeader("Upload-Offset");
        if (offset) onProgress(Number(offset));
      },
      onChunkComplete: (size, accepted) => {
        noteSent(size, performance.now() - asked);
        const behind = current().bytes - accepted;
        // Larger requests where much waits; small ones while the person speaks, so that little is ever missing.
        upload.options.chunkSize =
          current().stopped || behind > CATCHING_UP_CHUNK ? CATCHING_UP_CHUNK : LIVE_CHUNK;
        onProgress(accepted);
      },
      onSuccess: () => resolve(),
      onError: (error) => reject(faultOf(error)),
    });
    signal.addEventListener("abort", () => {
      upload.abort().catch(() => {});
      reject(new SendFault(0, "aborted"));
    });
    if (signal.aborted) reject(new SendFault(0, "aborted"));
    else upload.start();
  });
};

function faultOf(error: Error | DetailedError): SendFault {
  if (error instanceof SendFault) return error;
  const cause = "causingError" in error ? error.causingError : null;
  if (cause instanceof SendFault) return cause;
  const response = "originalResponse" in error ? error.originalResponse : null;
  if (response === null) return new SendFault(0, "network");
  const status = response.getStatus();
  const reason = /"reason":"(\w+)"/.exec(response.getBody())?.[1];
  return new SendFault(status, reason ?? (status === 413 ? "too_large" : "refused"));
}
