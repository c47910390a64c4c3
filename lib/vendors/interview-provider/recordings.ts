import { AppError } from "#lib/domain/core/errors";
import { hasContainerSignature } from "#lib/domain/room/room";

const CONTAINERS = ["webm", "mp4"] as const;
type Container = (typeof CONTAINERS)[number];

export type FetchedRecording = { extension: Container; bytes: AsyncIterable<Uint8Array> };

type FetchLimits = {
  /** Recordings come from these hosts, and all below them. */
  hosts: readonly string[];
  maxBytes: number;
  timeoutMs: number;
};

/** This many first bytes of a file tell its kind. */
const HEAD = 12;
const LOCAL = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * Fetches somebody's recording from the provider's store, from allowed hosts only and never further than one answer.
 * @throws AppError, also while its bytes are read: `unsupported_media` for an address or a file that we don't take,
 *   `too_large`, `not_found` if the store doesn't give it, `vendor_failed` for anything that may pass
 */
export async function fetchRecording(
  address: string,
  limits: FetchLimits,
): Promise<FetchedRecording> {
  const url = allowed(address, limits.hosts);
  const response = await fetch(url, {
    redirect: "manual",
    signal: AbortSignal.timeout(limits.timeoutMs),
  }).catch((cause: unknown) => {
    throw broken("no answer", cause);
  });
  const { status, body } = response;
  if (status === 429 || status >= 500) throw broken(String(status));
  if (status !== 200 || body === null) {
    await body?.cancel();
    throw new AppError("not_found", "The provider doesn't give this recording.", {
      log: `a recording: ${status}`,
    });
  }
  if (Number(response.headers.get("content-length")) > limits.maxBytes) {
    await body.cancel();
    throw tooLarge();
  }
  const chunks = counted(body, limits.maxBytes);
  const head: Uint8Array[] = [];
  let known = 0;
  while (known < HEAD) {
    const { value, done } = await chunks.next();
    if (done) break;
    head.push(value);
    known += value.byteLength;
  }
  const start = Buffer.concat(head);
  const extension = CONTAINERS.find((one) => hasContainerSignature(one, start));
  if (extension === undefined) {
    await chunks.return(undefined);
    throw new AppError("unsupported_media", "This file isn't a recording.");
  }
  return { extension, bytes: joined(start, chunks) };
}

function allowed(address: string, hosts: readonly string[]): URL {
  const url = URL.parse(address);
  const host = url?.hostname ?? "";
  const known = hosts.some((one) => host === one || host.endsWith(`.${one}`));
  // Without encryption only on this machine, where a stand-in answers.
  const safe = url?.protocol === "https:" || (url?.protocol === "http:" && LOCAL.has(host));
  if (url && known && safe) return url;
  throw new AppError("unsupported_media", "Recordings don't come from there.", {
    log: `no recordings from ${url?.origin ?? "nowhere"} (WILLO_MEDIA_HOSTS)`,
  });
}

async function* counted(body: ReadableStream<Uint8Array>, maxBytes: number) {
  let size = 0;
  try {
    for await (const chunk of body) {
      size += chunk.byteLength;
      if (size > maxBytes) throw tooLarge();
      yield chunk;
    }
  } catch (cause) {
    throw cause instanceof AppError ? cause : broken("broke off", cause);
  }
}

async function* joined(start: Uint8Array, rest: AsyncIterable<Uint8Array>) {
  yield start;
  yield* rest;
}

function tooLarge(): AppError {
  return new AppError("too_large", "This recording is larger than we take.");
}

function broken(log: string, cause?: unknown): AppError {
  return new AppError("vendor_failed", "This recording couldn't be fetched.", {
    log: `a recording: ${log}`,
    cause,
  });
}
