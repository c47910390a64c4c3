import { z } from "zod";
import { type ServiceDb, unwrap, unwrapCount } from "./db.ts";

export type Job = {
  id: string;
  kind: string;
  payload: unknown;
  /** ISO. */
  createdAt: string;
  /** This try included. */
  attempts: number;
  /** Null for work that is never given up. */
  maxAttempts: number | null;
};

const job = z
  .object({
    id: z.string(),
    kind: z.string(),
    payload: z.unknown(),
    attempts: z.number(),
    max_attempts: z.number().nullable(),
    created_at: z.string(),
  })
  .transform(({ max_attempts, created_at, ...rest }) => ({
    ...rest,
    maxAttempts: max_attempts,
    createdAt: created_at,
  }));

/** The kinds that a claim takes, or those that it leaves to others. */
export type Kinds = { only: string[] } | { except: string[] };

/** Takes due jobs for a while: until the lease ends no other worker gets them. */
export async function claimJobs(
  service: ServiceDb,
  worker: string,
  limit: number,
  leaseSeconds: number,
  kinds: Kinds,
): Promise<Job[]> {
  const rows = unwrap(
    await service.rpc("claim_jobs", {
      p_worker: worker,
      p_limit: limit,
      p_lease_seconds: leaseSeconds,
      ...("only" in kinds ? { p_only: kinds.only } : { p_except: kinds.except }),
    }),
  );
  return job.array().parse(rows);
}

/** Adds a job, or finds the unfinished one with the same key. */
export async function enqueueJob(
  service: ServiceDb,
  kind: string,
  payload: Record<string, string>,
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
export async function holdJob(
  service: ServiceDb,
  held: {
    ownerId: string;
    kind: string;
    payload: Record<string, string>;
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

/** A job that failed and is still to be done. */
export type FailingJob = {
  kind: string;
  payload: unknown;
  attempts: number;
  /** ISO. */
  since: string;
  lastError: string;
};

/** A job as it stands; null once it is done or gone. */
export async function readFailingJob(service: ServiceDb, id: string): Promise<FailingJob | null> {
  const data = unwrap(
    await service
      .from("jobs")
      .select("kind, payload, attempts, created_at, last_error")
      .eq("id", id)
      .is("finished_at", null)
      .maybeSingle(),
  );
  if (data === null) return null;
  const { kind, payload, attempts, created_at: since, last_error: lastError } = data;
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
 * Runs what one server does at a time, if no other does it now, and keeps its lease while that takes. Whoever is killed
 * keeps others from it for the given seconds.
 * @returns null where another server does it
 */
export async function oneAtATime<T>(
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
