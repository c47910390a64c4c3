import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Clip } from "#local/demo/clips";

export type Segment = { start: number; end: number; text: string };
export type Speech = { samples: Int16Array; rate: number; segments: Segment[] };

const RATE = 22_050;
const seconds = (count: number) => Math.round((count / RATE) * 100) / 100;

/** espeak-ng's 16-bit mono WAV as samples, without the silence around the words. */
function speak(clip: Clip, sentence: string, folder: string): Int16Array {
  const file = join(folder, "sentence.wav");
  execFileSync("espeak-ng", [
    "-v",
    clip.voice,
    "-p",
    String(clip.pitch),
    "-s",
    String(clip.speed),
    "-w",
    file,
    sentence,
  ]);
  const wav = readFileSync(file);
  const rate = wav.readUInt32LE(24);
  if (rate !== RATE) throw new Error(`espeak-ng spoke at ${rate} Hz, expected ${RATE}`);
  const body = wav.subarray(44);
  const all = new Int16Array(body.buffer.slice(body.byteOffset, body.byteOffset + body.length));
  const loud = (sample: number) => Math.abs(sample) > 300;
  return all.slice(all.findIndex(loud), all.findLastIndex(loud) + 1);
}

/** Speaks a clip sentence by sentence, with pauses; the times of each are known by counting. */
export function speakClip(clip: Clip, folder: string): Speech {
  const short = clip.sentences.length < 2;
  const silence = (length: number) => new Int16Array(Math.round(length * RATE));
  const parts: Int16Array[] = [silence(short ? 1.6 : 0.8)];
  const segments: Segment[] = [];
  let length = parts[0]?.length ?? 0;
  clip.sentences.forEach((text, index) => {
    const words = speak(clip, text, folder);
    const pause = silence(0.34 + (index % 3) * 0.09);
    segments.push({ start: seconds(length), end: seconds(length + words.length), text });
    parts.push(words, pause);
    length += words.length + pause.length;
  });
  const tail = silence(clip.sentences.length === 0 ? 10.4 : short ? 2.2 : 0.7);
  const samples = new Int16Array(length + tail.length);
  let at = 0;
  for (const part of parts) {
    samples.set(part, at);
    at += part.length;
  }
  return { samples, rate: RATE, segments };
}

/** Loudness from 0 to 1 for each frame, smoothed so that the drawing does not flicker. */
export function levels({ samples, rate }: Speech, fps: number): number[] {
  const step = rate / fps;
  const raw = Array.from({ length: Math.floor(samples.length / step) }, (_, frame) => {
    const part = samples.subarray(Math.floor(frame * step), Math.floor((frame + 1) * step));
    const power = part.reduce((sum, sample) => sum + sample * sample, 0) / part.length;
    return Math.sqrt(power);
  });
  const loudest = Math.max(...raw, 1);
  let last = 0;
  return raw.map((value) => {
    last = last * 0.35 + (value / loudest) * 0.65;
    return loudest < 300 ? 0.02 : last;
  });
}
