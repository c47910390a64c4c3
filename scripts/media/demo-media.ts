/**
 * Makes the recorded answers of the demo company and their transcripts:
 * `node scripts/media/demo-media.ts [clip …]`. Needs Debian's espeak-ng, ffmpeg and fonts-inter.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { audioHash } from "#local/audio-hash";
import { type Clip, clips } from "#local/demo/clips";
import { type DemoTranscript, demoTranscripts } from "#local/demo/transcripts";
import { wav } from "#local/wav";
import { frameSvg } from "./demo-media/figure.ts";
import { levels, speakClip } from "./demo-media/speech.ts";

const FPS = 12;
const mediaFolder = join(import.meta.dirname, "../../local/demo/media");
const transcriptsFile = join(import.meta.dirname, "../../local/demo/transcripts.json");

type Entry = DemoTranscript;

const encoders = {
  webm: "-c:v libvpx-vp9 -crf 50 -b:v 0 -g 48 -row-mt 0 -deadline good -cpu-used 2 -auto-alt-ref 1 -lag-in-frames 16 -c:a libopus -b:a 20k -application voip",
  mp4: "-c:v libx264 -profile:v main -crf 35 -preset slow -tune animation -g 48 -c:a aac -b:a 28k -ar 24000 -movflags +faststart",
} as const;

async function make(clip: Clip): Promise<[string, Entry]> {
  const folder = mkdtempSync(join(tmpdir(), "clip-"));
  const speech = speakClip(clip, folder);
  writeFileSync(join(folder, "voice.wav"), wav(speech.samples, speech.rate));
  levels(speech, FPS).forEach((level, frame) => {
    writeFileSync(
      join(folder, `f${String(frame).padStart(4, "0")}.svg`),
      frameSvg(clip, level, frame / FPS),
    );
  });
  const file = join(mediaFolder, `${clip.name}.${clip.format}`);
  const room =
    "[1:a]highpass=f=90,lowpass=f=7200,aecho=0.8:0.6:18|31:0.10|0.06,volume=0.9,aresample=48000[v];" +
    "anoisesrc=color=pink:amplitude=0.006:seed=7:sample_rate=48000[n];" +
    "[v][n]amix=inputs=2:duration=first:normalize=0[a]";
  execFileSync("ffmpeg", [
    ..."-v error -y -threads 1 -framerate".split(" "),
    String(FPS),
    "-i",
    join(folder, "f%04d.svg"),
    "-i",
    join(folder, "voice.wav"),
    "-filter_complex",
    room,
    "-map",
    "0:v",
    "-map",
    "[a]",
    ..."-ac 1 -pix_fmt yuv420p -map_metadata -1 -fflags +bitexact -shortest".split(" "),
    ...encoders[clip.format].split(" "),
    file,
  ]);
  rmSync(folder, { recursive: true });
  console.log(`${clip.name}.${clip.format}  ${Math.round(statSync(file).size / 1024)} kB`);
  const text = clip.sentences.join(" ");
  return [
    await audioHash(file),
    { clip: clip.name, language: clip.language, text, segments: speech.segments },
  ];
}

const wanted = process.argv.slice(2);
const kept: [string, Entry][] = wanted.length ? Object.entries(demoTranscripts) : [];
const entries = kept.filter(([, entry]) => !wanted.includes(entry.clip));
for (const clip of clips) {
  if (wanted.length === 0 || wanted.includes(clip.name)) entries.push(await make(clip));
}
entries.sort(([, a], [, b]) => a.clip.localeCompare(b.clip));
writeFileSync(transcriptsFile, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
