import { setTimeout as wait } from "node:timers/promises";

/** What a promise answers within some milliseconds. @throws Error that names what took too long */
export async function inTime<T>(limit: number, what: string, promise: Promise<T>): Promise<T> {
  const ended = new AbortController();
  const tooLong = wait(limit, undefined, { signal: ended.signal }).then(() => {
    throw new Error(`After ${limit / 1000} s, ${what} had not ended.`);
  });
  // Whichever comes second is heard by nobody.
  tooLong.catch(() => {});
  promise.catch(() => {});
  try {
    return await Promise.race([promise, tooLong]);
  } finally {
    ended.abort();
  }
}
