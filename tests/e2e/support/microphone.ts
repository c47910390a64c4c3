import { writeFileSync } from "node:fs";
import { type Browser, chromium } from "@playwright/test";
import { decodeSound } from "#local/speech/sound";
import { SAMPLE_RATE } from "#local/speech/spans";
import { wav } from "#local/wav";
import { CHROMIUM } from "./chromium.ts";

/**
 * A browser into whose microphone somebody speaks what a recording holds, once, `silence` seconds after it is turned on.
 * `file` is where the sound is put for it.
 */
export async function browserThatHears(
  recording: Uint8Array,
  file: string,
  silence: number,
): Promise<{ browser: Browser; seconds: number }> {
  const spoken = await decodeSound(recording);
  const sound = new Int16Array(silence * SAMPLE_RATE + spoken.length);
  sound.set(
    spoken.map((sample) => Math.max(-1, Math.min(1, sample)) * 32_767),
    silence * SAMPLE_RATE,
  );
  writeFileSync(file, wav(sound, SAMPLE_RATE));
  const args = [...(CHROMIUM.args ?? []), `--use-file-for-fake-audio-capture=${file}%noloop`];
  return {
    browser: await chromium.launch({ ...CHROMIUM, args }),
    seconds: sound.length / SAMPLE_RATE,
  };
}
