import { execFileSync } from "node:child_process";
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { Refusal, systemCode } from "./refusal.ts";

const holderSchema = z.object({ pid: z.number(), started: z.string(), url: z.string() });

type Holder = z.infer<typeof holderSchema>;

const lockFile = (dataDir: string) => join(dataDir, "lock");

/** When a process began, so that a number given to another process later is not taken for it. */
function startOf(pid: number): string {
  try {
    if (process.platform === "linux") {
      const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").pop()?.split(" ");
      // A killed process that nobody has asked about yet still has its number.
      return fields?.[0] === "Z" ? "" : (fields?.[19] ?? "");
    }
    return execFileSync("ps", ["-p", String(pid), "-o", "lstart="], { encoding: "utf8" }).trim();
  } catch {
    return "";
  }
}

function isAlive({ pid, started }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (thrown) {
    if (systemCode(thrown) !== "EPERM") return false;
  }
  return startOf(pid) === started;
}

function readHolder(file: string): Holder | undefined {
  try {
    return holderSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return undefined;
  }
}

/** Who uses the data folder now; a lock left by a killed process counts for nothing. */
export function holderOf(dataDir: string): Holder | undefined {
  const holder = readHolder(lockFile(dataDir));
  return holder && isAlive(holder) ? holder : undefined;
}

/** Moves a dead process's lock away; puts it back if another start was quicker and it is a live one by now. */
function clearDead(file: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  const moved = readHolder(aside);
  if (moved && isAlive(moved)) renameSync(aside, file);
  else rmSync(aside);
}

/**
 * Takes the data folder for this process: PGlite itself would let two processes write to it.
 * @returns gives it back
 * @throws Refusal while another process has it
 */
export function takeLock(dataDir: string, url: string): () => void {
  const file = lockFile(dataDir);
  const own = JSON.stringify({ pid: process.pid, started: startOf(process.pid), url });
  for (let attempt = 0; attempt < 5; attempt++) {
    try {
      writeFileSync(file, own, { flag: "wx" });
      return () => rmSync(file, { force: true });
    } catch (thrown) {
      if (systemCode(thrown) !== "EEXIST") throw thrown;
    }
    const holder = holderOf(dataDir);
    if (holder) {
      throw new Refusal(
        `Rolecall is already running at ${holder.url}: use that one, or stop it first (kill ${holder.pid}).`,
      );
    }
    clearDead(file);
  }
  throw new Refusal(`${file} can't be taken: another start is under way, try again.`);
}
