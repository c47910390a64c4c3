import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { z } from "zod";
import { AppError } from "#lib/domain/errors";
import type { PdfType } from "#lib/domain/pdf";
import { printableJson } from "./printable.ts";

/** Templates, fonts and the compiler lie on disk, outside the bundle (next.config.mjs carries them along). */
const COMPILER = join(process.cwd(), "lib/documents/pdf/compiler.mjs");

/** The longest transcript that the room allows takes a few seconds. */
const LIMIT_MS = 30_000;

type Drawing = {
  template: PdfType;
  /** What the template reads; texts are shown as they are, never evaluated. */
  data: object;
  /** PNG, or null. */
  logo: Uint8Array | null;
  /** Milliseconds: the file's own date. */
  madeAt: number;
};

type Waiting = { resolve: (bytes: Uint8Array<ArrayBuffer>) => void; reject: (why: Error) => void };

const replySchema = z.object({
  id: z.number(),
  bytes: z.instanceof(Uint8Array<ArrayBuffer>).optional(),
  problem: z.string().optional(),
});

let compiler: ChildProcess | null = null;
let lastId = 0;
const waiting = new Map<number, Waiting>();

function failed(log: string): AppError {
  return new AppError("internal", "This PDF couldn't be created. Please try again.", { log });
}

/** The process is gone or has to go, and so is everything that it was given. */
function dismiss(gone: ChildProcess, log: string): void {
  gone.kill("SIGKILL");
  if (compiler !== gone) return;
  compiler = null;
  for (const { reject } of waiting.values()) reject(failed(log));
  waiting.clear();
}

function start(): ChildProcess {
  const started = fork(/* turbopackIgnore: true */ COMPILER, [], {
    serialization: "advanced",
    // It reads nothing of ours but its folder, and knows no secret.
    env: { NODE_ENV: "production" },
    execArgv: [],
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  // It may not keep a process alive that has nothing else to do.
  started.unref();
  started.channel?.unref();
  started.on("message", (message: unknown) => {
    const { id, bytes, problem } = replySchema.parse(message);
    const asker = waiting.get(id);
    waiting.delete(id);
    if (bytes) asker?.resolve(bytes);
    else asker?.reject(failed(`PDF: ${problem}`));
  });
  started.on("error", (error) => dismiss(started, `PDF compiler: ${error.message}`));
  started.on("exit", (code) => dismiss(started, `PDF compiler: ended with ${code}`));
  return started;
}

/**
 * Draws a document in a process of its own, one after another.
 * @returns the bytes of a PDF
 * @throws AppError internal, also after 30 s
 */
export function draw({ template, data, logo, madeAt }: Drawing): Promise<Uint8Array<ArrayBuffer>> {
  compiler ??= start();
  const asked = compiler;
  const id = ++lastId;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => dismiss(asked, "PDF compiler: took too long"), LIMIT_MS);
    const done = () => clearTimeout(timer);
    waiting.set(id, {
      resolve: (bytes) => {
        done();
        resolve(bytes);
      },
      reject: (why) => {
        done();
        reject(why);
      },
    });
    asked.send({ id, template, json: printableJson(data), logo, madeAt });
  });
}
