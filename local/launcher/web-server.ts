import { type ChildProcess, spawn } from "node:child_process";
import { createWriteStream } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { KEEP_ALIVE } from "../keep-alive.ts";
import { Refusal } from "./refusal.ts";
import { type Places, ROOT } from "./settings.ts";

const NEXT = "node_modules/next/dist/bin/next";

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(socket.destroy() && true));
    socket.once("error", () => resolve(false));
  });
}

const BANNER =
  /^\s*(▲ Next\.js|- (Local|Network|Environments)|✓ (Starting|Ready|Running next\.config))|^\s*$/;

const INFO = /^\{.*"level":"info"/;

/**
 * Shows warnings and failures, and keeps all that the app logs in `server.log`. Next's banner says an address
 * that is not ours to print.
 */
function passOn({ stdout, stderr }: ChildProcess, dataDir: string): void {
  const log = createWriteStream(join(dataDir, "server.log"), { mode: 0o600 });
  const outputs = [
    { from: stdout, to: process.stdout },
    { from: stderr, to: process.stderr },
  ];
  for (const { from, to } of outputs) {
    if (!from) continue;
    createInterface({ input: from }).on("line", (line) => {
      if (BANNER.test(line)) return;
      log.write(`${line}\n`);
      if (!INFO.test(line)) to.write(`${line}\n`);
    });
  }
}

export type WebServer = {
  exited: Promise<string>;
  stop(): Promise<void>;
  /** As a power cut would: nothing is finished, nothing is said. */
  kill(): Promise<void>;
};

/**
 * Starts Next and waits until it listens. It dies with this process: see local/exit-with-parent.ts.
 * @throws Refusal when it stops before that
 */
export async function startWebServer(
  { dev, dataDir, ports }: Pick<Places, "dev" | "dataDir" | "ports">,
  settings: Record<string, string>,
  next = NEXT,
): Promise<WebServer> {
  const where = ["-p", String(ports.PORT), "-H", "127.0.0.1"];
  const args = dev
    ? ["dev", ...where]
    : ["start", ...where, "--keepAliveTimeout", String(KEEP_ALIVE)];
  const preloaded = ["./local/exit-with-parent.ts", "./local/clock-follower.ts"];
  const node = preloaded.flatMap((module) => ["--import", module]);
  const child = spawn(process.execPath, [...node, next, ...args], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...settings,
      LOCAL_CLOCK_DIR: dataDir,
      NODE_ENV: dev ? "development" : "production",
      NEXT_TELEMETRY_DISABLED: "1",
    },
    stdio: dev ? ["ignore", "inherit", "inherit", "ipc"] : ["ignore", "pipe", "pipe", "ipc"],
  });
  if (!dev) passOn(child, dataDir);
  let gone = false;
  const exited = new Promise<string>((resolve) => {
    child.once("exit", (code, signal) => {
      gone = true;
      resolve(signal ?? `code ${code}`);
    });
  });
  while (!(await answers(ports.PORT))) {
    if (gone) throw new Refusal(`The web server did not start (${await exited}).`);
    await wait(50);
  }
  return {
    exited,
    async stop() {
      child.kill("SIGTERM");
      const late = setTimeout(() => child.kill("SIGKILL"), 5000);
      await exited;
      clearTimeout(late);
    },
    async kill() {
      child.kill("SIGKILL");
      await exited;
    },
  };
}
