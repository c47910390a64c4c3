import { execFileSync } from "node:child_process";

/** SIGKILL to every process of the browser that keeps its data in this folder, as a dead battery would. */
export function killBrowser(folder: string): void {
  const all = execFileSync("ps", ["-eo", "pid=,args="], { encoding: "utf8" }).split("\n");
  for (const line of all.filter((line) => line.includes(`--user-data-dir=${folder}`))) {
    try {
      process.kill(Number.parseInt(line, 10), "SIGKILL");
    } catch {
      // It went down with its parent.
    }
  }
}
