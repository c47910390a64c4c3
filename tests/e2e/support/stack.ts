import { mkdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { resolve } from "node:path";
import { QUICK_PASSWORDS } from "../../support/passwords.ts";

/** Where the product that the browser tests start listens and keeps its data. */
export type Stack = { port: number; appUrl: string; inboxUrl: string; dataDir: string };

function isFree(port: number): Promise<boolean> {
  return new Promise((answer) => {
    const probe = createServer().once("error", () => answer(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => answer(true)));
  });
}

/** What every product of the browser tests is told: answers are heard by the stand-in. */
export const TEST_SETTINGS = { SPEECH_MODEL: "stand-in", ...QUICK_PASSWORDS };

/** The first of four free ports in a row: the app, Supabase, the stand-ins and speech to text. */
export async function freePorts(from = 3400): Promise<number> {
  for (let port = from; port < from + 1000; port += 10) {
    const free = await Promise.all([port, port + 1, port + 2, port + 3].map(isFree));
    if (free.every(Boolean)) return port;
  }
  throw new Error(`No four free ports in a row from ${from}`);
}

/** Where the mails of the stack at this port are read. */
export const inboxOf = (port: number) => `http://127.0.0.1:${port + 2}/inbox`;

/** Playwright reads its settings again in every worker: the first one chooses, the others are told. */
export async function stack(): Promise<Stack> {
  process.env.E2E_PORT ??= String(await freePorts());
  const port = Number(process.env.E2E_PORT);
  return {
    port,
    appUrl: `http://localhost:${port}`,
    inboxUrl: inboxOf(port),
    dataDir: resolve(".data/e2e"),
  };
}

/** Each run begins with no data; workers find the folder in use and leave it. */
export function emptyDataDir(): void {
  if (process.env.E2E_STARTED) return;
  process.env.E2E_STARTED = "yes";
  rmSync(resolve(".data/e2e"), { recursive: true, force: true });
  mkdirSync(resolve(".data/e2e"), { recursive: true });
}
