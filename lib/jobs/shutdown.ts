import { setTimeout as wait } from "node:timers/promises";
import { serverEnv } from "#lib/env/server";
import { log } from "#lib/http/log";
import { watchConnections } from "./connections.ts";
import { runningJobs, stopRunningJobs } from "./running-jobs.ts";

/** As a shell writes it: 128 and the signal's number. */
const EXIT = { SIGINT: 130, SIGTERM: 143 } as const;

/**
 * When this server is told to stop, it takes no more jobs, lets running ones finish, and releases those that don't
 * finish in time. Requests that have begun are Next's to finish, which ends the process by itself; whatever hangs, it
 * is over after SHUTDOWN_SECONDS.
 */
export function stopOnSignal(): void {
  const endConnections = watchConnections();
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => {
      endConnections();
      void stop(signal);
    });
  }
}

async function stop(signal: keyof typeof EXIT): Promise<void> {
  const running = runningJobs();
  if (running.stopping) return;
  const withinMs = serverEnv().SHUTDOWN_SECONDS * 1000;
  const startedAt = performance.now();
  log("info", "stopping", { signal, jobs: running.jobs.size });
  const givenBack = await stopRunningJobs(running, withinMs);
  for (const { id, kind } of givenBack) log("info", "job given back", { id, kind });
  // What was given back another server may run now: here it must not go on.
  if (givenBack.length === 0) {
    await wait(withinMs - (performance.now() - startedAt), undefined, { ref: false });
    log("warn", "stopped with requests open", { signal });
  }
  process.exit(EXIT[signal]);
}
