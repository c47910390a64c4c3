import {
  type FailingJob,
  type HeldKind,
  type JobKind,
  type PayloadOf,
  REPORTED_KINDS,
} from "#lib/domain/jobs/kinds";
import { type ServiceDb, unwrap, unwrapCount } from "./db.ts";

/** A job that a worker has taken, its payload as it was stored. */
export type ClaimedJob = {
  id: string;
  kind: JobKind;
  payload: unknown;
  /** ISO. */
  createdAt: string;
  /** This try included. */
  attempts: number;
  /** Null for work that is never given up. */
  maxAttempts: number | null;
};

/** Takes due jobs of these kinds for a while: until the lease ends no other worker gets them. */
export async function claimJobs(
  service: ServiceDb,
  worker: string,
  limit: number,
  leaseSeconds: number,
  kinds: readonly JobKind[],
): Promise<ClaimedJob[]> {
  const rows = unwrap(
    await service.rpc("claim_jobs", {
      p_worker: worker,
      p_limit: limit,
      p_lease_seconds: leaseSeconds,
      p_only: [...kinds],
    }),
  );
  return rows.map(({ id, kind, payload, attempts, ...row }) => ({
    id,
    kind,
    payload,
    attempts,
    maxAttempts: row.max_attempts,
    createdAt: row.created_at,
  }));
}

/** Adds a job, or finds the unfinished one with the same key. */
export async function enqueueJob<K extends JobKind>(
  service: ServiceDb,
  kind: K,
  payload: PayloadOf<K>,
  uniqueKey: string,
  runAt?: Date,
): Promise<string> {
  return unwrap(
    await service.rpc("enqueue_job", {
      p_kind: kind,
      p_payload: payload,
      p_unique_key: uniqueKey,
      ...(runAt && { p_run_at: runAt.toISOString() }),
    }),
  );
}

/**
 * Adds a job for a mail that waits for an owner to prove their address: due when they have, and at the latest at
 * `until`.
 */
export async function holdJob<K extends HeldKind>(
  service: ServiceDb,
  held: {
    ownerId: string;
    kind: K;
    payload: PayloadOf<K>;
    key: string;
    until: Date;
  },
): Promise<void> {
  unwrap(
    await service.rpc("hold_job", {
      p_owner: held.ownerId,
      p_kind: held.kind,
      p_payload: held.payload,
      p_unique_key: held.key,
      p_until: held.until.toISOString(),
    }),
  );
}

/** A job that is never given up, as it stands; null once it is done or gone. */
export async function readFailingJob(service: ServiceDb, id: string): Promise<FailingJob | null> {
  const data = unwrap(
    await service
      .from("jobs")
      .select("kind, payload, attempts, created_at, last_error")
      .eq("id", id)
      .is("finished_at", null)
      .maybeSingle(),
  );
  const kind = REPORTED_KINDS.find((reported) => reported === data?.kind);
  if (data === null || kind === undefined) return null;
  const { payload, attempts, created_at: since, last_error: lastError } = data;
  return { kind, payload, attempts, since, lastError: lastError ?? "" };
}

/** Whether this database ever had an account with that customer, and deleted it. */
export async function wasDeletedHere(service: ServiceDb, customerId: string): Promise<boolean> {
  const count = unwrapCount(
    await service
      .from("jobs")
      .select("id", { count: "exact", head: true })
      .eq("kind", "end_billing")
      .eq("payload->>customerId", customerId),
  );
  return count > 0;
}

/** Holds on to a job for as long again. @returns whether the worker still held it. */
export async function extendJob(
  service: ServiceDb,
  id: string,
  worker: string,
  leaseSeconds: number,
): Promise<boolean> {
  return unwrap(
    await service.rpc("extend_job", { p_id: id, p_worker: worker, p_lease_seconds: leaseSeconds }),
  );
}

/** Ends a job that was done. @returns whether the worker still held it. */
export async function completeJob(
  service: ServiceDb,
  id: string,
  worker: string,
): Promise<boolean> {
  return unwrap(await service.rpc("complete_job", { p_id: id, p_worker: worker }));
}

/** Gives a job back that failed, to be tried later or never. @returns whether the worker still held it. */
export async function failJob(
  service: ServiceDb,
  id: string,
  worker: string,
  reason: string,
  retrySeconds: number,
): Promise<boolean> {
  return unwrap(
    await service.rpc("fail_job", {
      p_id: id,
      p_worker: worker,
      p_error: reason,
      p_retry_seconds: retrySeconds,
    }),
  );
}

/** Gives a job back that this worker can't finish; the try doesn't count. */
export async function releaseJob(service: ServiceDb, id: string, worker: string): Promise<boolean> {
  return unwrap(await service.rpc("release_job", { p_id: id, p_worker: worker }));
}

/** Forgets jobs that were done or given up long ago. */
export async function sweepJobs(service: ServiceDb): Promise<void> {
  unwrap(await service.rpc("sweep_jobs"));
}

/**
 * Runs work that only one server may do at a time, unless another server is doing it, and renews its lease meanwhile.
 * If this server is killed, the others wait for the given seconds.
 * @returns null if another server does it
 */
export async function withLease<T>(
  service: ServiceDb,
  name: string,
  seconds: number,
  work: () => Promise<T>,
): Promise<T | null> {
  const lease = { p_name: name, p_holder: crypto.randomUUID() };
  const take = async () =>
    unwrap(await service.rpc("take_lease", { ...lease, p_seconds: seconds }));
  if (!(await take())) return null;
  let beat: Promise<unknown> = Promise.resolve();
  const heartbeat = setInterval(
    () => {
      // A beat that gets lost costs the lease at most, and then somebody else does it, too.
      beat = take().catch(() => undefined);
    },
    (seconds * 1000) / 3,
  );
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    // One that came after the end would take the lease once more.
    await beat;
    unwrap(await service.rpc("end_lease", lease));
  }
}
