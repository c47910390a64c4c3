import { setTimeout as pause } from "node:timers/promises";
import { ERRORS, type Lock, type Locker, type RequestRelease } from "@tus/server";
import type { ServiceDb } from "#lib/data/db";
import { giveUploadLease, keepUploadLease, takeUploadLease } from "#lib/data/room/upload-leases";

/** How long a server that was killed holds an upload up. */
const LEASE_SECONDS = 5;
const BEAT_MS = 1000;
const ASK_AGAIN_MS = 100;
const PATIENCE_MS = 30_000;

/**
 * tus's lock as a lease in the database, so that any number of servers can take turns on one upload. Who waits is
 * noted in the row; whoever holds the lease sees it at the next beat and ends its request, as tus asks for half-open
 * connections. What is written after a lease was lost does no harm: the bytes of a take at one offset never change.
 */
export function leaseLocker(service: () => ServiceDb): Locker {
  return { newLock: (id) => new LeaseLock(service, id) };
}

class LeaseLock implements Lock {
  readonly #service: () => ServiceDb;
  readonly #id: string;
  readonly #holder = crypto.randomUUID();
  #beat: ReturnType<typeof setInterval> | undefined;

  constructor(service: () => ServiceDb, id: string) {
    this.#service = service;
    this.#id = id;
  }

  async lock(signal: AbortSignal, requestRelease: RequestRelease): Promise<void> {
    const began = performance.now();
    while (!(await takeUploadLease(this.#service(), this.#id, this.#holder, LEASE_SECONDS))) {
      if (signal.aborted) throw ERRORS.ABORTED;
      if (performance.now() - began > PATIENCE_MS) throw ERRORS.ERR_LOCK_TIMEOUT;
      await pause(ASK_AGAIN_MS);
    }
    this.#beat = setInterval(() => this.#hold(requestRelease), BEAT_MS);
  }

  async unlock(): Promise<void> {
    clearInterval(this.#beat);
    // A lease that can't be given back ends by itself.
    await giveUploadLease(this.#service(), this.#id, this.#holder).catch(() => undefined);
  }

  #hold(requestRelease: RequestRelease): void {
    keepUploadLease(this.#service(), this.#id, this.#holder, LEASE_SECONDS).then(
      (state) => (state === "held" ? undefined : requestRelease()),
      // A beat that gets lost costs the lease at most, and then somebody else goes on.
      () => undefined,
    );
  }
}
