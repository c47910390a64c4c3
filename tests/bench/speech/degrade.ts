import { SAMPLE_RATE } from "#local/speech/spans";
import { seeded } from "../evaluation/statistics.ts";
import { hiss } from "./noises.ts";

type Change = (sound: Float32Array) => Float32Array;

const STEP = SAMPLE_RATE / 50;

function levelOf(sound: Float32Array): number {
  return Math.sqrt(sound.reduce((sum, sample) => sum + sample * sample, 0) / sound.length);
}

/** The level of what is spoken: of the steps that are not silence. */
function spokenLevel(sound: Float32Array): number {
  const steps = Array.from({ length: Math.floor(sound.length / STEP) }, (_, at) =>
    levelOf(sound.subarray(at * STEP, (at + 1) * STEP)),
  );
  const loudest = Math.max(0, ...steps);
  const spoken = steps.filter((level) => level > loudest * 0.1);
  return Math.sqrt(spoken.reduce((sum, level) => sum + level * level, 0) / spoken.length);
}

/** A sound with another one under it, so many decibels below what is spoken. */
export function mixed(sound: Float32Array, other: Float32Array, decibels: number): Float32Array {
  const gain = (spokenLevel(sound) / levelOf(other)) * 10 ** (-decibels / 20);
  return sound.map((sample, at) => sample + gain * (other[at % other.length] ?? 0));
}

const RINGS = [1830, 2710, 3960, 5230];

/** A hood, water that runs, and dishes that are put down two times a second. */
export function kitchen(seconds: number): Float32Array {
  const [hood, water, random] = [hiss(3, 0.95), hiss(4, 0.3), seeded(5)];
  const kitchen = Float32Array.from({ length: seconds * SAMPLE_RATE }, (_, at) => {
    const second = at / SAMPLE_RATE;
    return hood(second) + 0.3 * water(second) * (1 + Math.sin(second / 2));
  });
  for (let dish = 0; dish < seconds * 2; dish += 1) {
    const start = Math.floor(random() * kitchen.length);
    const [ring = 2000] = RINGS.slice(Math.floor(random() * RINGS.length));
    for (let at = 0; at < SAMPLE_RATE / 5 && start + at < kitchen.length; at += 1) {
      const second = at / SAMPLE_RATE;
      const tone =
        Math.sin(2 * Math.PI * ring * second) + Math.sin(2 * Math.PI * 1.51 * ring * second);
      kitchen[start + at] = (kitchen[start + at] ?? 0) + 2 * tone * Math.exp(-30 * second);
    }
  }
  return kitchen;
}

const KITCHEN = kitchen(20);

/** Without what is above 3.4 kHz, as a telephone's 8,000 samples a second leave it. */
export function telephone(sound: Float32Array): Float32Array {
  const half = 40;
  const cut = (2 * 3400) / SAMPLE_RATE;
  const filter = Float32Array.from({ length: 2 * half + 1 }, (_, at) => {
    const x = at - half;
    const sinc = x === 0 ? cut : Math.sin(Math.PI * cut * x) / (Math.PI * x);
    return sinc * (0.54 + 0.46 * Math.cos((Math.PI * x) / half));
  });
  return sound.map((_, at) =>
    filter.reduce((sum, weight, tap) => sum + weight * (sound[at + half - tap] ?? 0), 0),
  );
}

const SCALE = 0.9;
function scaled(sound: Float32Array, peak = SCALE): Float32Array {
  const loudest = sound.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return loudest === 0 ? sound : sound.map((sample) => (sample * peak) / loudest);
}

/** Across a room: more echoes than voice for half a second, quiet, and the room's own hiss. */
function far(sound: Float32Array): Float32Array {
  const random = seeded(6);
  const echoes = Array.from({ length: 300 }, () => {
    const second = random() * 0.5;
    const gain = (random() * 2 - 1) * Math.exp(-7 * second) * 0.2;
    return { delay: Math.round(second * SAMPLE_RATE), gain };
  });
  const heard = sound.map((sample, at) => {
    let sum = sample * 0.7;
    for (const { delay, gain } of echoes) sum += gain * (sound[at - delay] ?? 0);
    return sum;
  });
  const air = hiss(7, 0.9);
  return scaled(mixed(heard, Float32Array.from({ length: 5 * SAMPLE_RATE }, air), 20), 0.05);
}

/** What befalls a recording on its way, by its name in the tables. */
export const CHANGES: Readonly<Record<string, Change>> = {
  clean: scaled,
  "kitchen, 20 dB": (sound) => scaled(mixed(sound, KITCHEN, 20)),
  "kitchen, 10 dB": (sound) => scaled(mixed(sound, KITCHEN, 10)),
  "kitchen, 5 dB": (sound) => scaled(mixed(sound, KITCHEN, 5)),
  "8 kHz": (sound) => scaled(telephone(sound)),
  clipped: (sound) => scaled(sound, 6).map((sample) => Math.max(-1, Math.min(1, sample))),
  far,
};
