import { type ChildProcess, fork } from "node:child_process";
import { z } from "zod";

const bytes = z.instanceof(Uint8Array<ArrayBuffer>);
const replySchema = z.object({
  files: z.tuple([bytes], bytes).optional(),
  problem: z.string().optional(),
});

type Reply = z.output<typeof replySchema>;

/** The bytes of each file that one work made. */
type Drawn = NonNullable<Reply["files"]>;

/** Why there is nothing to show: `slow` and `ended` cost the process, which the next work starts anew. */
export class DrawingFailed extends Error {
  readonly why: "refused" | "slow" | "ended" | "busy";

  constructor(why: DrawingFailed["why"], message: string) {
    super(message);
    this.why = why;
  }
}

type Settings = {
  /** The program: answers each message with `{ files }` or `{ problem }`. */
  file: string;
  /** Milliseconds for one work; then the process is killed. */
  limitMs: number;
  /** How many of one owner's may wait for their turn. */
  maxWaiting: number;
  env?: Record<string, string>;
};

/**
 * A process of its own for drawing what strangers send: native code, which only a signal stops. One work at a time,
 * one process for each server; it starts with the first work and waits for the next. Owners take turns, so that
 * whoever sends many makes only themselves wait.
 */
export class DrawingProcess {
  readonly #settings: Settings;
  readonly #queues = new Map<string, (() => Promise<void>)[]>();
  #child: ChildProcess | null = null;
  #drawing: string | null = null;

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  /**
   * @param owner whose work it is, for taking turns
   * @throws DrawingFailed
   */
  async draw(work: object, owner = ""): Promise<Drawn> {
    const queue = this.#queues.get(owner) ?? [];
    const waiting = queue.length + (this.#drawing === owner ? 1 : 0);
    if (waiting > this.#settings.maxWaiting) {
      throw new DrawingFailed("busy", "too many wait for their turn");
    }
    const { files, problem } = await new Promise<Reply>((resolve, reject) => {
      queue.push(() => this.#ask(work).then(resolve, reject));
      this.#queues.set(owner, queue);
      if (this.#drawing === null) void this.#drawNext();
    });
    if (files) return files;
    throw new DrawingFailed("refused", problem ?? "no file came back");
  }

  async #drawNext(): Promise<void> {
    for (const [owner, queue] of this.#queues) {
      this.#drawing = owner;
      await queue.shift()?.();
      this.#drawing = null;
      // Behind everybody else: a map keeps the order in which its keys were set.
      this.#queues.delete(owner);
      if (queue.length > 0) this.#queues.set(owner, queue);
    }
  }

  async #ask(work: object): Promise<Reply> {
    this.#child ??= this.#start();
    const child = this.#child;
    return new Promise<Reply>((resolve, reject) => {
      const settle = () => {
        clearTimeout(timer);
        child.off("message", answered);
        child.off("error", broke);
        child.off("exit", ended);
      };
      const fail = (why: DrawingFailed["why"], message: string) => {
        settle();
        child.kill("SIGKILL");
        this.#child = null;
        reject(new DrawingFailed(why, message));
      };
      const answered = (message: unknown) => {
        settle();
        resolve(replySchema.safeParse(message).data ?? { problem: "an answer of another shape" });
      };
      const broke = (error: Error) => fail("ended", error.message);
      const ended = (code: number | null) => fail("ended", `ended with ${code}`);
      const timer = setTimeout(() => fail("slow", "took too long"), this.#settings.limitMs);
      child.once("message", answered);
      child.once("error", broke);
      child.once("exit", ended);
      child.send(work);
    });
  }

  #start(): ChildProcess {
    const started = fork(/* turbopackIgnore: true */ this.#settings.file, [], {
      serialization: "advanced",
      // It reads nothing of ours but its folder, and knows no secret.
      env: { NODE_ENV: "production", ...this.#settings.env },
      execArgv: [],
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    // It may not keep a process alive that has nothing else to do.
    started.unref();
    started.channel?.unref();
    // One that ends between two works is not asked again; nobody waits for it, so nobody needs to be told.
    const forget = () => {
      if (this.#child === started) this.#child = null;
    };
    started.on("exit", forget);
    started.on("error", forget);
    return started;
  }
}
