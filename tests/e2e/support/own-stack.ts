import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePorts, inboxOf, type Stack, TEST_SETTINGS } from "./stack.ts";

const ROOT = resolve(import.meta.dirname, "../../..");

/** What `npm start` runs, without the time that npm takes. */
const START = ["--import", "./scripts/check-node.mjs", "scripts/start.ts"];

/** A product of one test's own, which that test may kill. */
export type OwnStack = Stack & {
  /** SIGKILL to the launcher and everything under it, as a power cut or `kill -9` would. */
  kill(): Promise<void>;
  /** Starts it again on the same data, without any cleaning, with these settings beside its own. */
  start(settings?: Record<string, string>): Promise<void>;
  /** Ends it and removes its data. */
  remove(): Promise<void>;
};

/** The processes below one process, itself first. */
function tree(pid: number): number[] {
  const all = execFileSync("ps", ["-eo", "pid=,ppid="], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number));
  const found = [pid];
  for (const parent of found) {
    for (const [child, above] of all) if (above === parent && child) found.push(child);
  }
  return found;
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    (response) => response.ok,
    () => false,
  );
}

/**
 * Starts the production build with an empty data folder of its own, and waits until it answers.
 * @param env its settings, at every start
 * @param first more of them, at this start only
 */
export async function startOwnStack(
  env: Record<string, string> = {},
  first: Record<string, string> = {},
): Promise<OwnStack> {
  const port = await freePorts(20_000 + (process.pid % 50) * 100);
  const dataDir = mkdtempSync(join(tmpdir(), "rolecall-own-"));
  const appUrl = `http://localhost:${port}`;
  let child: ChildProcess | undefined;

  async function end(signal: NodeJS.Signals): Promise<void> {
    const running = child;
    if (!running?.pid || running.exitCode !== null || running.signalCode !== null) return;
    const ended = new Promise((resolve) => running.once("close", resolve));
    for (const pid of tree(running.pid)) process.kill(pid, signal);
    await ended;
  }

  const stack: OwnStack = {
    port,
    appUrl,
    inboxUrl: inboxOf(port),
    dataDir,
    async start(settings = {}) {
      child = spawn(process.execPath, START, {
        cwd: ROOT,
        env: {
          ...process.env,
          DEMO: "off",
          ...TEST_SETTINGS,
          ...env,
          ...settings,
          PORT: String(port),
          DATA_DIR: dataDir,
        },
        stdio: ["ignore", "pipe", "inherit"],
      });
      while (!(await answers(`${appUrl}/signin`))) {
        if (child.exitCode !== null) throw new Error("The product stopped while it started");
        await wait(100);
      }
    },
    kill: () => end("SIGKILL"),
    async remove() {
      // Its processes then leave what they compiled to the next ones.
      await end("SIGTERM");
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  await stack.start(first);
  return stack;
}
