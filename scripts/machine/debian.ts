import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Whether packages can be installed here without asking anybody: Debian or Ubuntu, as root. */
export function canInstall(): boolean {
  return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

let updated = false;

/** Installs Debian packages with their progress on the screen. False if it did not work. */
export function install(...packages: string[]): boolean {
  const apt = (...words: string[]) =>
    spawnSync("apt-get", words, {
      stdio: "inherit",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    }).status === 0;
  process.stdout.write(`Installing ${packages.join(", ")} (apt-get, about a minute) …\n`);
  if (!updated) apt("update", "-qq");
  updated = true;
  return apt("install", "-y", "-qq", "--no-install-recommends", ...packages);
}
