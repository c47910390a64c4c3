/**
 * `npm run make:containers`: makes the short recordings of tests/unit/room/media by ffmpeg, in the containers and
 * codecs that browsers record and this machine's browser can't: fragmented, without a length, as recorders write them.
 */
import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";

const FOLDER = resolve(import.meta.dirname, "../../tests/unit/room/media");
const PICTURE = ["-f", "lavfi", "-i", "testsrc=size=160x120:rate=10"];
const SOUND = ["-f", "lavfi", "-i", "sine=frequency=440:sample_rate=48000"];
/** As iPhone Safari and Chromium write MP4 while they record. */
const FRAGMENTED = ["-movflags", "+frag_keyframe+empty_moov+default_base_moof", "-f", "mp4"];
const LIVE = ["-live", "1", "-f", "webm"];

const AAC = ["-c:a", "aac", "-b:a", "32k"];
const OPUS = ["-c:a", "libopus", "-b:a", "24k"];
const H264 = ["-c:v", "libx264", "-profile:v", "baseline", "-pix_fmt", "yuv420p", "-g", "10"];

const FILES: Record<string, string[]> = {
  "iphone-h264-aac.mp4": [...PICTURE, ...SOUND, ...H264, ...AAC, ...FRAGMENTED],
  "hevc-aac.mp4": [
    ...[...PICTURE, ...SOUND, "-c:v", "libx265", "-x265-params", "log-level=error:keyint=10"],
    ...["-pix_fmt", "yuv420p", ...AAC, ...FRAGMENTED],
  ],
  "h264-opus.mp4": [...PICTURE, ...SOUND, ...H264, ...OPUS, ...FRAGMENTED],
  "vp8-opus.webm": [...PICTURE, ...SOUND, "-c:v", "libvpx", "-g", "10", ...OPUS, ...LIVE],
  "vp9-opus.webm": [...PICTURE, ...SOUND, "-c:v", "libvpx-vp9", "-g", "10", ...OPUS, ...LIVE],
  "av1-opus.webm": [
    ...[...PICTURE, ...SOUND, "-c:v", "libsvtav1", "-preset", "12", "-g", "10"],
    ...[...OPUS, ...LIVE],
  ],
  "sound-aac.mp4": [...SOUND, ...AAC, ...FRAGMENTED],
  "sound-opus.webm": [...SOUND, ...OPUS, ...LIVE],
};

for (const [name, words] of Object.entries(FILES)) {
  const place = words.length - 2;
  const all = [...words.slice(0, place), "-t", "3", ...words.slice(place), join(FOLDER, name)];
  const { status, stderr } = spawnSync("ffmpeg", ["-loglevel", "error", "-y", ...all], {
    encoding: "utf8",
  });
  process.stdout.write(`${name}: ${status === 0 ? "made" : stderr}\n`);
  if (status !== 0) process.exitCode = 1;
}
