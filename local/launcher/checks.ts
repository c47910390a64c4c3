import { accessSync, constants, existsSync, mkdirSync } from "node:fs";
import { createServer } from "node:net";
import { dirname } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Refusal, systemCode } from "./refusal.ts";

/** Step by step: Node's own recursion never ends if a parent refuses with ENOENT, as /proc does. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

/** Makes the data folder, for this user only. */
export function checkDataDir(dataDir: string): void {
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (thrown) {
    const code = systemCode(thrown) ?? "unknown";
    throw new Refusal(
      `The data folder ${dataDir} can't be written (${code}): set DATA_DIR to a folder of yours, or make this one yours with "sudo chown -R $(whoami) ${dataDir}".`,
    );
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}

const TRIES = 10;

/** Waits up to two seconds for a server that is just stopping. */
export async function checkPorts(ports: Record<string, number>): Promise<void> {
  for (const [variable, port] of Object.entries(ports)) {
    for (let attempt = 1; !(await isFree(port)); attempt++) {
      if (attempt === TRIES) {
        throw new Refusal(
          `Port ${port} is taken by another program: stop it, or choose another with ${variable}=${port + 100}.`,
        );
      }
      await wait(200);
    }
  }
}

const LOCAL = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** The local stack must never stand between people and a real project. */
export function checkNothingHosted(settings: Record<string, string | undefined>): void {
  for (const name of ["SUPABASE_URL", "MAIL_API_URL", "WILLO_API_URL"]) {
    const value = settings[name];
    if (!value || LOCAL.has(URL.parse(value)?.hostname ?? "")) continue;
    throw new Refusal(
      `${name} is set to ${value}, but npm start runs the local stack only: unset it (environment and .env files), or run "npx next start" against the hosted project.`,
    );
  }
}

/** @throws Refusal naming the variable; an empty one counts as not set */
export function portFrom(
  settings: Record<string, string | undefined>,
  name: string,
  otherwise: number,
): number {
  const value = settings[name];
  if (!value) return otherwise;
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65_534) return port;
  throw new Refusal(`${name} is "${value}": set it to a number between 1 and 65533.`);
}
