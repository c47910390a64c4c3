import { spawnSync } from "node:child_process";
import { canInstall, install } from "./debian.ts";

/** Whether recordings can be measured and encoded again here; the tests that need it are skipped if they can't. */
export function hasFfmpeg(): boolean {
  return ["ffmpeg", "ffprobe"].every((name) => spawnSync(name, ["-version"]).status === 0);
}

/** Sees to it that the tests of recordings have ffmpeg; without it they are not run. */
export function ensureFfmpeg(): void {
  if (!hasFfmpeg() && canInstall()) install("ffmpeg");
  if (hasFfmpeg()) return;
  process.stdout.write(
    "ffmpeg: none here, so the tests that need it are not run (they are counted as skipped).\n",
  );
}
