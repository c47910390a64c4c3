import { spawn, spawnSync } from "node:child_process";
import { chownSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { findPostgres } from "../../../scripts/machine/postgres.ts";
import { freePort } from "../../support/free-port.ts";

type RunningPostgres = {
  url: string;
  /** All that the server has written to its log. */
  log(): string;
  stop(): Promise<void>;
};

/** Nothing here outlives a crash, and to compile a query takes longer than to run it once. */
const QUICK = ["full_page_writes=off", "jit=off"].flatMap((setting) => ["-c", setting]);

/** Postgres refuses to run as root, so root runs it as the user postgres, or nobody. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  const user =
    users.find(([name]) => name === "postgres") ?? users.find(([name]) => name === "nobody");
  return user ? { uid: Number(user[2]), gid: Number(user[3]) } : undefined;
}

/** Starts an empty Postgres in a temporary folder on a free port; undefined if the machine has none. */
export async function startPostgres(): Promise<RunningPostgres | undefined> {
  const bin = findPostgres();
  if (!bin) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "rolecall-postgres-"));
  const user = serverUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, "data");
  const made = spawnSync(
    `${bin}/initdb`,
    ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
    { ...user, cwd: folder, encoding: "utf8" },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error}`);
  const port = await freePort();
  // A file, because its processes write long entries into a pipe in parts, one between another's.
  const logFile = join(folder, "log");
  const log = () => readFileSync(logFile, "utf8");
  const stderr = openSync(logFile, "a");
  const server = spawn(
    `${bin}/postgres`,
    [
      "-D",
      data,
      "-k",
      folder,
      "-p",
      String(port),
      "-c",
      "listen_addresses=127.0.0.1",
      "-F",
      ...QUICK,
    ],
    { ...user, cwd: folder, stdio: ["ignore", "ignore", stderr] },
  );
  closeSync(stderr);
  while (!log().includes("ready to accept connections")) {
    if (server.exitCode !== null) throw new Error(`Postgres did not start: ${log()}`);
    await pause(50);
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    log,
    async stop() {
      const ended = new Promise((resolve) => server.once("close", resolve));
      server.kill("SIGINT");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
