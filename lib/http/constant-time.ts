import { setTimeout as pause } from "node:timers/promises";
import { after } from "next/server";

/**
 * Answers after exactly this many milliseconds. Work that isn't done by then finishes after the response, so the time
 * doesn't reveal whether an account exists. A failure before then is thrown.
 */
export async function respondInConstantTime(ms: number, work: Promise<void>): Promise<void> {
  const outcome = work.then(
    () => null,
    (error: unknown) => ({ error }),
  );
  after(() => outcome);
  const floor = pause(ms);
  const early = await Promise.race([outcome, floor]);
  await floor;
  if (early) throw early.error;
}

/** Makes a failure take at least this many milliseconds, so that a wrong address and a wrong password look the same. */
export async function failInConstantTime<T>(ms: number, work: Promise<T>): Promise<T> {
  const floor = pause(ms);
  try {
    return await work;
  } catch (error) {
    await floor;
    throw error;
  }
}
