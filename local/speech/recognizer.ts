import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Choice } from "./choice.ts";
import { type Answer, type Task, TRIAL } from "./messages.ts";

const WORKER = join(import.meta.dirname, "worker.ts");

/** The worker ended without an answer, or could not be started. */
export class WorkerGone extends Error {
  override readonly name = "WorkerGone";
}

/** Whether a worker can be started: its packages are there, and run on this machine. */
export async function canRun(worker = WORKER): Promise<boolean> {
  const trial = fork(worker, [TRIAL], { stdio: "ignore" });
  try {
    const [code] = await once(trial, "exit");
    return code === 0;
  } catch {
    return false;
  }
}

export type Recognizer = {
  /** One task at a time, in the order they came. `signal` takes a task back. @throws WorkerGone, AbortError */
  hear(task: Task, signal: AbortSignal): Promise<Answer>;
  /** Tasks that wait or are being worked on. */
  waiting(): number;
  /** What it hears with now. */
  model(): string;
  close(): void;
};

/**
 * Hears by a process that is started for the first task and ended after `idleMs` without one, which gives its memory
 * back. A process that dies costs the task that it was at: the next one starts another, which from then on hears with
 * what was chosen instead, if anything was.
 */
export function recognizer(
  choice: Pick<Choice, "weights" | "instead">,
  idleMs: number,
  worker = WORKER,
): Recognizer {
  let { weights, instead } = choice;
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  const end = () => {
    child?.kill("SIGKILL");
    child = undefined;
  };
  const running = (): ChildProcess => {
    if (child) return child;
    const started = fork(worker, { serialization: "advanced", stdio: ["ignore", 2, 2, "ipc"] });
    const forget = () => {
      if (child === started) child = undefined;
    };
    started.once("exit", forget);
    // A process that can't be started or written to fails repeatedly: its task gets the first error, nobody the rest.
    started.on("error", forget);
    started.send({ weights });
    child = started;
    return started;
  };

  // Whether it couldn't be loaded or took too much memory can't be told from outside.
  const fallBack = () => {
    if (!instead) return;
    process.stderr.write(
      `${weights.name} ended by itself: speech is heard by ${instead.name} until the next start.\n`,
    );
    weights = instead;
    instead = null;
  };

  async function work(task: Task, signal: AbortSignal): Promise<Answer> {
    signal.throwIfAborted();
    clearTimeout(idle);
    const settled = new AbortController();
    const hearing = running();
    try {
      hearing.send({ task });
      const options = { signal: AbortSignal.any([signal, settled.signal]) };
      const gone = once(hearing, "exit", options).then(() => {
        throw new Error("The recognizer stopped.");
      });
      const [answer]: Answer[] = await Promise.race([once(hearing, "message", options), gone]);
      if (!answer) throw new Error("The recognizer said nothing.");
      return answer;
    } catch (error) {
      // Nobody waits for its answer anymore, and the next task would take it for its own.
      end();
      if (!signal.aborted) fallBack();
      throw signal.aborted ? error : new WorkerGone("The recognizer stopped.", { cause: error });
    } finally {
      settled.abort();
      idle = setTimeout(end, idleMs).unref();
    }
  }

  return {
    hear(task, signal) {
      waiting += 1;
      const result = last.then(() => work(task, signal)).finally(() => (waiting -= 1));
      last = result.catch(() => undefined);
      return result;
    },
    waiting: () => waiting,
    model: () => weights.name,
    close() {
      clearTimeout(idle);
      end();
    },
  };
}
