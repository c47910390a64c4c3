import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { createInterface } from "node:readline";

const running: ChildProcess[] = [];

afterEach(() => {
  for (const child of running.splice(0)) child.kill("SIGKILL");
});

/** Runs a script of this folder on this Node, ended after the test whatever happens. */
export function run(
  script: string,
  args: string[],
  env: Record<string, string> = {},
): ChildProcess {
  const child = spawn(process.execPath, [script, ...args], {
    env: { ...process.env, NODE_OPTIONS: "", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.push(child);
  return child;
}

/** The next line that a process prints. */
export async function lineOf(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error("The process has no output.");
  const lines = createInterface({ input: child.stdout });
  const [line] = await once(lines, "line");
  lines.close();
  return String(line);
}

/** Exit code and everything it printed. */
export async function resultOf(child: ChildProcess): Promise<{ code: number; output: string }> {
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (data) => chunks.push(String(data)));
  const [code] = await once(child, "close");
  return { code: Number(code), output: chunks.join("") };
}

/** A server of another program on a free port. */
export async function occupiedPort(): Promise<{ port: number; free(): Promise<void> }> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { port, free: () => new Promise((done) => server.close(() => done())) };
}
