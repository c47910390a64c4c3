import { once } from "node:events";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { holderOf, takeLock } from "#local/launcher/lock";
import { lineOf, run } from "./support/processes";
import { temporaryFolder } from "./support/temporary";

const HOLDER = "tests/unit/local/support/holds-lock.ts";

describe("the lock of the data folder", () => {
  it("is given back when the start that took it stops", () => {
    const folder = temporaryFolder();
    takeLock(folder, "http://localhost:3000")();
    expect(existsSync(join(folder, "lock"))).toBe(false);
  });

  it("tells a person who starts twice where Rolecall runs and how to stop it, in one line", async () => {
    const folder = temporaryFolder();
    const first = run(HOLDER, [folder]);
    await lineOf(first);
    expect(() => takeLock(folder, "http://localhost:3000")).toThrow(
      `Rolecall is already running at http://localhost:1: use that one, or stop it first (kill ${first.pid}).`,
    );
  });

  it("is taken over from a start that was killed, with nothing to clean by hand", async () => {
    const folder = temporaryFolder();
    const killed = run(HOLDER, [folder]);
    await lineOf(killed);
    killed.kill("SIGKILL");
    await once(killed, "exit");
    takeLock(folder, "http://localhost:3000");
    expect(holderOf(folder)?.pid).toBe(process.pid);
  });

  it("is not held by another program that was given a dead one's number", () => {
    const folder = temporaryFolder();
    const lock = { pid: process.pid, started: "long ago", url: "http://localhost:1" };
    writeFileSync(join(folder, "lock"), JSON.stringify(lock));
    expect(holderOf(folder)).toBeUndefined();
    takeLock(folder, "http://localhost:3000");
    expect(holderOf(folder)?.url).toBe("http://localhost:3000");
  });

  it("survives a lock file that was cut off while it was written", () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "lock"), '{"pid":');
    takeLock(folder, "http://localhost:3000");
    expect(holderOf(folder)?.pid).toBe(process.pid);
  });
});
