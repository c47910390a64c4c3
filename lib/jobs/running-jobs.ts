import { setTimeout as wait } from "node:timers/promises";

type RunningJob = {
  id: string;
  kind: string;
  /** Ends this process's lease, so that another server takes the job at once. */
  giveBack: () => Promise<unknown>;
};

/** The jobs of one process, and whether it may take more. */
export type RunningJobs = { stopping: boolean; jobs: Set<RunningJob> };

declare global {
  // The bundler gives each route its own copy of a module, but a process stops as a whole.
  var rolecallRunning: RunningJobs | undefined;
}

/** What this process runs. */
export function runningJobs(): RunningJobs {
  globalThis.rolecallRunning ??= { stopping: false, jobs: new Set() };
  return globalThis.rolecallRunning;
}

const LOOK_MS = 50;
/** What is left for giving back. */
const LAST_MS = 1000;

/**
 * Takes no more jobs, lets running ones finish, and releases the rest one second before the time is up.
 * @returns the jobs that were given back
 */
export async function stopRunningJobs(
  running: RunningJobs,
  withinMs: number,
): Promise<RunningJob[]> {
  running.stopping = true;
  const until = performance.now() + withinMs - LAST_MS;
  while (running.jobs.size > 0 && performance.now() < until) await wait(LOOK_MS);
  const left = [...running.jobs];
  const givenBack = Promise.allSettled(left.map(({ giveBack }) => giveBack()));
  await Promise.race([givenBack, wait(LAST_MS)]);
  return left;
}
