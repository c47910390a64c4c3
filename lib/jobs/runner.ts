import { randomUUID } from "node:crypto";
import type { Database } from "#lib/data/database";
import type { ServiceDb } from "#lib/data/db";
import {
  type ClaimedJob,
  claimJobs,
  completeJob,
  extendJob,
  failJob,
  releaseJob,
} from "#lib/data/jobs";
import { AppError } from "#lib/domain/core/errors";
import { JOB_KINDS, JOBS, type JobKind, LANES, parsePayload } from "#lib/domain/jobs/kinds";
import { log } from "#lib/http/log";
import { serviceClient } from "#lib/vendors/supabase";
import { type RunningJobs, runningJobs } from "./running-jobs.ts";
import { JOB_HANDLERS, type JobHandlers, stepsOf } from "./table.ts";

type JobReport = {
  id: string;
  kind: JobKind;
  attempt: number;
  outcome: "done" | "retry" | "dead";
  /** For the log: never a person's words. */
  error: string | null;
  durationMs: number;
};

type Settings = {
  service: ServiceDb;
  /** Jobs of kinds that it lacks wait for a server that knows them. */
  work: JobHandlers;
  leaseSeconds: number;
  /** No further job begins after this many milliseconds. */
  budgetMs: number;
  /** What this process runs, and whether it may take more; its own if left out. */
  running?: RunningJobs;
  /** Told of each job that this run did, once. */
  tell?: (report: JobReport) => void;
};

const LONGEST_WAIT_SECONDS = 900;
/** The longest wait that a vendor may ask for. */
const LONGEST_NAMED_SECONDS = 24 * 3600;
/** By then an hour has passed: 5, 10 … 640 seconds, then quarters of an hour. */
const TRIES_IN_THE_FIRST_HOUR = 11;

/** Seconds until the next try: 5, 10, 20 … up to a quarter of an hour; after the first hour one try an hour. */
export function backOff(attempt: number): number {
  if (attempt > TRIES_IN_THE_FIRST_HOUR) return 3600;
  return Math.min(5 * 2 ** Math.max(attempt - 1, 0), LONGEST_WAIT_SECONDS);
}

function described(error: unknown): string {
  if (error instanceof AppError) return `${error.code}: ${error.log ?? error.message}`;
  return error instanceof Error ? `${error.name}: ${error.message}` : "unknown error";
}

type Todo = {
  run: () => Promise<void>;
  tryAgain: () => Promise<void> | undefined;
  giveUp: () => Promise<void> | undefined;
};

/** The work of a job, its payload parsed. @throws ZodError for a payload that isn't its kind's */
function todoOf<K extends JobKind>({ service, work }: Settings, kind: K, job: ClaimedJob): Todo {
  const handler: JobHandlers[K] = work[kind];
  if (!handler) throw new AppError("internal", `There is no work for jobs of kind ${kind}.`);
  const todo = stepsOf<K>(handler);
  const parsed = { ...job, payload: parsePayload(kind, job.payload) };
  return {
    run: () => todo.run(service, parsed),
    tryAgain: () => todo.tryAgain?.(service, parsed),
    giveUp: () => todo.giveUp?.(service, parsed),
  };
}

async function fail(
  { service }: Settings,
  worker: string,
  job: ClaimedJob,
  { error, todo }: { error: unknown; todo: Todo | null },
) {
  const reason = described(error);
  const dead = job.maxAttempts !== null && job.attempts >= job.maxAttempts;
  await (dead ? todo?.giveUp() : todo?.tryAgain());
  // A vendor that names a time is not asked before it.
  const named = error instanceof AppError ? (error.retryAfter ?? 0) : 0;
  const wait = Math.max(backOff(job.attempts), Math.min(named, LONGEST_NAMED_SECONDS));
  await failJob(service, job.id, worker, reason, wait);
  return { outcome: dead ? ("dead" as const) : ("retry" as const), error: reason };
}

async function runOne(settings: Settings, worker: string, job: ClaimedJob): Promise<JobReport> {
  const { service, leaseSeconds, running = runningJobs() } = settings;
  const { id, kind } = job;
  const held = { id, kind, giveBack: () => releaseJob(service, id, worker) };
  running.jobs.add(held);
  const startedAt = performance.now();
  const heartbeat = setInterval(
    () => {
      // A beat that gets lost costs the lease, and then another worker takes over: nothing to do here.
      extendJob(service, job.id, worker, leaseSeconds).catch(() => undefined);
    },
    (leaseSeconds * 1000) / 3,
  );
  const report = (rest: Pick<JobReport, "outcome" | "error">): JobReport => ({
    id: job.id,
    kind: job.kind,
    attempt: job.attempts,
    durationMs: Math.round(performance.now() - startedAt),
    ...rest,
  });
  let todo: Todo | null = null;
  try {
    todo = todoOf(settings, kind, job);
    // A job whose worker was killed each time comes back with more tries than it has.
    if (job.maxAttempts !== null && job.attempts > job.maxAttempts)
      throw new AppError("internal", "Tried too often.");
    await todo.run();
    await completeJob(service, job.id, worker);
    return report({ outcome: "done", error: null });
  } catch (error) {
    return report(await fail(settings, worker, job, { error, todo }));
  } finally {
    clearInterval(heartbeat);
    running.jobs.delete(held);
  }
}

/** The kinds that each lane claims, of those that there is work for. */
function lanesOf(work: JobHandlers): JobKind[][] {
  return LANES.map((lane) =>
    JOB_KINDS.filter((kind) => JOBS[kind].lane === lane && work[kind] !== undefined),
  );
}

/** Runs the due jobs of one lane one after the other until none is left or the time is used up. */
async function runLane(settings: Settings, kinds: readonly JobKind[]): Promise<JobReport[]> {
  const worker = randomUUID();
  const startedAt = performance.now();
  const reports: JobReport[] = [];
  const running = settings.running ?? runningJobs();
  while (!running.stopping && performance.now() - startedAt < settings.budgetMs) {
    const [job] = await claimJobs(settings.service, worker, 1, settings.leaseSeconds, kinds);
    if (!job) break;
    // Told to stop while it asked.
    if (running.stopping) {
      await releaseJob(settings.service, job.id, worker);
      break;
    }
    const report = await runOne(settings, worker, job);
    settings.tell?.(report);
    reports.push(report);
  }
  return reports;
}

/**
 * Returns a function that runs all due jobs. Lanes run in parallel, each once at a time however often it is called, and
 * a lane that hangs doesn't block the others. Resolves when all lanes are done.
 */
export function jobRunner(settings: () => Settings): () => Promise<JobReport[]> {
  const running = new Map<number, Promise<JobReport[]>>();
  return async () => {
    const now = settings();
    const reports = await Promise.all(
      lanesOf(now.work).map((kinds, lane) => {
        if (kinds.length === 0) return [];
        const run = running.get(lane) ?? runLane(now, kinds).finally(() => running.delete(lane));
        running.set(lane, run);
        return run;
      }),
    );
    return reports.flat();
  };
}

function logReport({ outcome, ...report }: JobReport): void {
  log(outcome === "done" ? "info" : "error", `job ${outcome}`, report);
}

/**
 * Runs all due jobs, after a response and from the sweep. Any number of processes share the work by leases. The run
 * logs its own jobs, as several callers may wait for the same run.
 */
export const runDueJobs = jobRunner(() => ({
  // Above row-level security: jobs belong to nobody who is signed in.
  service: serviceClient<Database>(),
  work: JOB_HANDLERS,
  leaseSeconds: 20,
  budgetMs: 100_000,
  tell: logReport,
}));
