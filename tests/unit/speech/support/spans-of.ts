// Prints, as JSON, where the gate hears somebody: in every noise, and in each file that is named. Its native code takes
// no numbers of a Jest sandbox, so it runs beside it.
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { decodeSound } from "#local/speech/sound";
import { SAMPLE_RATE, spansOf } from "#local/speech/spans";
import { loadVoiceGate } from "#local/speech/voice";
import { findWeights } from "#local/speech/weights";
import { noises } from "#tests/bench/speech/noises";

const gate = await loadVoiceGate((await findWeights("base")).gate);
const sounds = noises();
for (const file of process.argv.slice(2)) {
  sounds.push({ name: basename(file), sound: await decodeSound(readFileSync(file)) });
}
const heard: Record<string, { seconds: number; spans: number[][] }> = {};
for (const { name, sound } of sounds) {
  const spans = spansOf(await gate(sound), sound.length);
  heard[name] = {
    seconds: sound.length / SAMPLE_RATE,
    spans: spans.map(({ from, to }) => [from / SAMPLE_RATE, to / SAMPLE_RATE]),
  };
}
process.stdout.write(JSON.stringify(heard));
