import { setTimeout as pause } from "node:timers/promises";
import { after } from "next/server";

/**
 * Answers after exactly this long, whether the work is done or not; it then ends after the response. So the time
 * tells nobody whether there is such an account. A failure until then is thrown.
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

/** Lets a failure take at least this long: a wrong address and a wrong password then fail alike. */
export async function failInConstantTime<T>(ms: number, work: Promise<T>): Promise<T> {
  const floor = pause(ms);
  try {
    return await work;
  } catch (error) {
    await floor;
    throw error;
  }
}
