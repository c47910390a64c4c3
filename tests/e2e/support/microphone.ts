import { readFileSync, writeFileSync } from "node:fs";
import { type Browser, chromium } from "@playwright/test";
import { decodeSound } from "#local/speech/sound";
import { SAMPLE_RATE } from "#local/speech/spans";
import { CHROMIUM } from "./chromium.ts";

/** 16-bit PCM in a WAV file. */
function wav(sound: Float32Array): Buffer {
  const bytes = Buffer.alloc(44 + sound.length * 2);
  bytes.write("RIFF", 0);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write("WAVEfmt ", 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(SAMPLE_RATE, 24);
  bytes.writeUInt32LE(SAMPLE_RATE * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write("data", 36);
  bytes.writeUInt32LE(sound.length * 2, 40);
  sound.forEach((sample, at) => {
    bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), 44 + at * 2);
  });
  return bytes;
}

/**
 * A browser into whose microphone somebody speaks what a recording holds, once, `silence` seconds after it is turned on.
 * `file` is where the sound is put for it.
 */
export async function browserThatHears(
  recording: string,
  file: string,
  silence: number,
): Promise<{ browser: Browser; seconds: number }> {
  const spoken = await decodeSound(readFileSync(recording));
  const sound = new Float32Array(silence * SAMPLE_RATE + spoken.length);
  sound.set(spoken, silence * SAMPLE_RATE);
  writeFileSync(file, wav(sound));
  const args = [...(CHROMIUM.args ?? []), `--use-file-for-fake-audio-capture=${file}%noloop`];
  return {
    browser: await chromium.launch({ ...CHROMIUM, args }),
    seconds: sound.length / SAMPLE_RATE,
  };
}
