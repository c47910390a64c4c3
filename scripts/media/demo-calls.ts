/**
 * `npm run demo:calls`: the landing page's three people to call, from the demo's answers as the product rates them, into
 * content/demo-calls.json, and the sentence of each as a short film, into public/site/calls. Needs ffmpeg.
 */
import { execFileSync } from "node:child_process";
import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type CutCall, demoCallRows } from "./demo-calls/rows.ts";

const root = join(import.meta.dirname, "../..");
const recordings = join(root, "local/demo/media");
const folder = join(root, "public/site/calls");
/** Seconds left before the first word and after the last. */
const MARGIN = 0.15;

function cut({ clip, from, to }: CutCall): void {
  const source = readdirSync(recordings).find((name) => name.startsWith(`${clip}.`));
  if (source === undefined) throw new Error(`There is no recording ${clip}.`);
  const begin = Math.max(0, from - MARGIN);
  const sizes = [
    "-vf",
    "scale=320:-2,fps=10",
    "-c:v",
    "libx264",
    "-crf",
    "32",
    "-pix_fmt",
    "yuv420p",
  ];
  const sound = ["-c:a", "aac", "-b:a", "40k", "-ac", "1", "-movflags", "+faststart"];
  execFileSync("ffmpeg", [
    ...["-loglevel", "error", "-y", "-i", join(recordings, source)],
    ...["-ss", String(begin), "-to", String(to + MARGIN), ...sizes, ...sound],
    ...["-map_metadata", "-1", join(folder, `${clip}.mp4`)],
  ]);
}

const rows = await demoCallRows();
for (const name of readdirSync(folder)) rmSync(join(folder, name));
for (const row of rows) cut(row);
const shown = rows.map(({ from: _from, to: _to, ...row }) => row);
writeFileSync(join(root, "content/demo-calls.json"), `${JSON.stringify(shown, null, 2)}\n`);
