import { SAMPLE_RATE } from "#local/speech/spans";
import { CHANGES, mixed } from "./degrade.ts";
import { VOICES } from "./voices.ts";

/** A recording of several voices, and the languages that the recognizer is told. */
type Mixture = { name: string; languages: string; sound: Float32Array };

function joined(...sounds: Float32Array[]): Float32Array {
  const pause = SAMPLE_RATE;
  const length = sounds.reduce((sum, sound) => sum + sound.length + pause, 0);
  const all = new Float32Array(length);
  let at = 0;
  for (const sound of sounds) {
    all.set(sound, at);
    at += sound.length + pause;
  }
  return all;
}

const clean = (name: string) => {
  const sound = VOICES.find((voice) => voice.name === name)?.clip()?.sound;
  return sound && CHANGES.clean?.(sound);
};
const quieter = (sound: Float32Array, decibels: number) =>
  sound.map((sample) => sample * 10 ** (-decibels / 20));

/** Answers in two languages, and somebody beside a television; those whose packages are installed. */
export function mixtures(): Mixture[] {
  const reader = clean("LibriVox reader")?.slice(0, 8 * SAMPLE_RATE);
  const spanish = clean("Mexican Spanish announcer");
  const russian = clean("Russian announcer");
  if (!reader || !spanish || !russian) return [];
  return [
    { name: "English, then Spanish", languages: "en,es", sound: joined(reader, spanish) },
    { name: "Spanish, then English", languages: "es,en", sound: joined(spanish, reader) },
    { name: "a Russian television alone", languages: "en", sound: quieter(russian, 14) },
    {
      name: "English, then a Russian television, 20 dB below",
      languages: "en",
      sound: joined(reader, quieter(russian, 20)),
    },
    {
      name: "English over a Russian television, 15 dB below",
      languages: "en",
      sound: mixed(reader, russian, 15),
    },
    {
      name: "English, then somebody else's English, 20 dB below",
      languages: "en",
      sound: joined(reader, quieter(clean("US announcer") ?? russian, 20)),
    },
  ];
}
