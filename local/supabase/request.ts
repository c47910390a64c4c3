import { AsyncLocalStorage } from "node:async_hooks";

/** What the storage adapter and the log filter need to know of the request in hand. */
export const requestInHand = new AsyncLocalStorage<{ range: string | null }>();

const METHODS = ["error", "warn", "log", "info"] as const;
let quiet = false;

/**
 * Lite prints every refused statement with its stack and its parameters, which are people's data. While it
 * answers a request it prints nothing; the listener writes one line for a failure of its own (status 500).
 */
export function quietWhileAnswering(): void {
  if (quiet) return;
  quiet = true;
  for (const method of METHODS) {
    const print = console[method];
    console[method] = (...words) => {
      if (!requestInHand.getStore()) print(...words);
    };
  }
}

/** Runs Lite's own set-up without its messages about statements that it tries and means to ignore. */
export function quietly<T>(work: () => Promise<T>): Promise<T> {
  return requestInHand.run({ range: null }, work);
}

export type ByteRange = { start: number; end: number };

/** The one range of `bytes=a-b`, `bytes=a-` or `bytes=-n` within `size`; undefined means the whole file. */
export function byteRange(header: string | null, size: number): ByteRange | undefined {
  const [, first, last] = header?.match(/^bytes=(\d*)-(\d*)$/) ?? [];
  if (!first && !last) return undefined;
  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  return start <= end && start < size ? { start, end } : undefined;
}
