import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const HOST = "127.0.0.1";
const PORT = 3093;
/** Linux counts processor time in hundredths of a second. */
const TICKS = 100;

const readiness = z.object({ ready: z.boolean(), line: z.string() });

/** The process below the recognizer that holds the model. */
function workerOf(parent: ChildProcess): string {
  const pid = parent.pid ?? 0;
  return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ")[0] ?? "";
}

/** Starts this machine's recognizer, by `SPEECH_MODEL`. */
export async function ownService() {
  const main = fork(join(import.meta.dirname, "../../../local/speech/main.ts"), {
    env: { ...process.env, SPEECH_HOST: HOST, SPEECH_PORT: String(PORT), SPEECH_KEY: "" },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const [told] = await once(main, "message");
  return {
    ...readiness.parse(told),
    base: `http://${HOST}:${PORT}/v1`,
    /** Seconds of the processor so far; null if the system doesn't tell. */
    processorSeconds(): number | null {
      try {
        const stat = readFileSync(`/proc/${workerOf(main)}/stat`, "utf8");
        const [user = 0, system = 0] = stat.split(") ").at(-1)?.split(" ").slice(11, 13) ?? [];
        return (Number(user) + Number(system)) / TICKS;
      } catch {
        return null;
      }
    },
    /** Megabytes that were needed at most; null if the system doesn't tell. */
    mostMemory(): number | null {
      try {
        const status = readFileSync(`/proc/${workerOf(main)}/status`, "utf8");
        return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024);
      } catch {
        return null;
      }
    },
    stop: () => main.kill(),
  };
}
