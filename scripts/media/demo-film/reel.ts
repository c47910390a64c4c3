import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Frame } from "../camera.ts";
import { type Cue, captionsOf } from "./captions.ts";
import { PHONE, PICTURE } from "./stage.ts";

const FPS = 15;
const { width, height } = PICTURE;

const ffmpeg = (...args: string[]) =>
  execFileSync("ffmpeg", ["-y", "-loglevel", "error", ...args], { maxBuffer: 1 << 28 });

/** Parts of a film, one after the other, and what its captions say. */
type Reel = {
  /** A still picture. */
  card: (png: Buffer, seconds: number) => void;
  /** Frames of a page; around a phone's stands its stage. `said` are captions by their second in this part. */
  scene: (
    frames: readonly Frame[],
    said: readonly { at: number; text: string }[],
    stage?: Buffer,
  ) => void;
  /** Writes film and captions; answers the film's seconds. */
  finish: (files: { film: string; captions: string }) => number;
};

/** Collects the parts in a folder of its own. */
export function openReel(): Reel {
  const folder = mkdtempSync(join(tmpdir(), "film-"));
  const parts: string[] = [];
  const cues: Cue[] = [];
  let length = 0;

  function add(seconds: number, ...input: string[]) {
    const part = join(folder, `part-${parts.length}.mp4`);
    ffmpeg(
      ...input,
      "-t",
      seconds.toFixed(3),
      "-r",
      String(FPS),
      ..."-c:v libx264 -preset veryfast -crf 8 -pix_fmt yuv420p -an".split(" "),
      part,
    );
    parts.push(part);
    length += seconds;
  }

  return {
    card(png, seconds) {
      const path = join(folder, `card-${parts.length}.png`);
      writeFileSync(path, png);
      add(seconds, "-loop", "1", "-i", path);
    },
    scene(frames, said, stage) {
      const roll = mkdtempSync(join(folder, "roll-"));
      const list = frames.map(({ jpeg, seconds }, index) => {
        const path = join(roll, `${index}.jpg`);
        writeFileSync(path, jpeg);
        return `file '${path}'\nduration ${seconds.toFixed(3)}`;
      });
      // The last frame's time counts only if something follows it.
      list.push(`file '${join(roll, `${frames.length - 1}.jpg`)}'`);
      writeFileSync(join(roll, "list.txt"), `${list.join("\n")}\n`);
      const seconds = frames.reduce((sum, frame) => sum + frame.seconds, 0);
      for (const [index, { at, text }] of said.entries()) {
        const to = said[index + 1]?.at ?? seconds;
        cues.push({ from: length + at, to: length + to, text, beside: stage !== undefined });
      }
      const input = ["-f", "concat", "-safe", "0", "-i", join(roll, "list.txt")];
      if (stage === undefined) {
        add(seconds, ...input, "-vf", `fps=${FPS},scale=${width}:${height}`);
        return;
      }
      const around = join(roll, "stage.png");
      writeFileSync(around, stage);
      const { left, top } = PHONE;
      add(
        seconds,
        ...input,
        ...["-loop", "1", "-i", around, "-filter_complex"],
        `[0:v]fps=${FPS},scale=${PHONE.width}:${PHONE.height},pad=${width}:${height}:${left}:${top}[p];[p][1:v]overlay=shortest=1`,
      );
    },
    finish({ film, captions }) {
      const list = join(folder, "parts.txt");
      writeFileSync(list, parts.map((part) => `file '${part}'`).join("\n"));
      ffmpeg(
        ...["-f", "concat", "-safe", "0", "-i", list],
        ..."-c:v libx264 -profile:v high -preset slow -tune animation -crf 27 -pix_fmt yuv420p -an".split(
          " ",
        ),
        ...["-map_metadata", "-1", "-movflags", "+faststart", film],
      );
      writeFileSync(captions, captionsOf(cues));
      rmSync(folder, { recursive: true });
      return length;
    },
  };
}
