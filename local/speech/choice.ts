import { availableParallelism, freemem } from "node:os";
import { findWeights, type Weights, WeightsRefused } from "./weights.ts";

/** What `small` needs to be free when the recognizer starts. */
const SMALL = { bytes: 4 * 1024 ** 3, cores: 2 };

type Machine = { bytes: number; cores: number };

/** What is free within a service's own limit, which is of use only while the machine has as much. */
const thisMachine = (): Machine => ({
  bytes: Math.min(process.availableMemory(), freemem()),
  cores: availableParallelism(),
});

/** What to hear with, and what instead once that has failed; why it isn't the better one where that would fit. */
export type Choice = { weights: Weights; instead: Weights | null; because: string | null };

/**
 * The weights that are named, or by `auto` the best that fits this machine and is installed.
 * @throws WeightsRefused
 */
export async function chosenWeights(
  model: string,
  { bytes, cores }: Machine = thisMachine(),
  find: (model: string) => Promise<Weights> = findWeights,
): Promise<Choice> {
  const only = { instead: null, because: null };
  if (model !== "small" && model !== "auto") {
    return { weights: await find(model), ...only };
  }
  const base = await find("base");
  if (model === "auto" && (bytes < SMALL.bytes || cores < SMALL.cores)) {
    return { weights: base, ...only };
  }
  try {
    return { weights: await find("small"), instead: base, because: null };
  } catch (error) {
    if (model === "small" || !(error instanceof WeightsRefused)) throw error;
    return { weights: base, instead: null, because: error.message };
  }
}
