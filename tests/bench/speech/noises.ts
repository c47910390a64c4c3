import { SAMPLE_RATE } from "#local/speech/spans";
import { seeded } from "../evaluation/statistics.ts";

/** A sound in which nobody speaks: one channel of 16,000 samples a second. */
export type Noise = { name: string; sound: Float32Array };

const SECONDS = 6;
const LOUDNESS = [0.003, 0.03, 0.2, 0.7];

export type Wave = (second: number) => number;

function drawn(wave: Wave): Float32Array {
  return Float32Array.from({ length: SECONDS * SAMPLE_RATE }, (_, at) => wave(at / SAMPLE_RATE));
}

const sine = (hertz: number, second: number) => Math.sin(2 * Math.PI * hertz * second);

/** Noise whose high parts are taken away the more, the nearer `smooth` is to 1. */
export function hiss(seed: number, smooth: number): Wave {
  const random = seeded(seed);
  let last = 0;
  return () => {
    last = last * smooth + (random() * 2 - 1) * (1 - smooth);
    return last * Math.sqrt((1 + smooth) / (1 - smooth));
  };
}

/** In and out, every four seconds. */
const breath = (second: number) => Math.max(0, sine(0.25, second)) ** 2;

const WAVES: Record<string, (seed: number) => Wave> = {
  "white noise": (seed) => hiss(seed, 0),
  "pink noise": (seed) => hiss(seed, 0.6),
  "brown noise": (seed) => hiss(seed, 0.98),
  "a fan": (seed) => {
    const air = hiss(seed, 0.9);
    return (second) => air(second) * (0.8 + 0.2 * sine(11, second));
  },
  breathing: (seed) => {
    const air = hiss(seed, 0.7);
    return (second) => air(second) * breath(second);
  },
  "a hum of 50 Hz": () => (second) => 0.7 * sine(50, second) + 0.3 * sine(150, second),
  "a hum of 60 Hz": () => (second) => 0.7 * sine(60, second) + 0.3 * sine(180, second),
  "a hummed note": () => (second) =>
    (sine(165, second) + 0.5 * sine(330, second) + 0.25 * sine(495, second)) * 0.5,
  "a tone of 440 Hz": () => (second) => sine(440, second),
  "a tone of 1 kHz": () => (second) => sine(1000, second),
  "a tone of 3 kHz": () => (second) => sine(3000, second),
  "a rising tone": () => (second) => sine(200 + 150 * second, second),
  "a telephone": () => (second) =>
    second % 2 < 1 ? 0.5 * (sine(440, second) + sine(480, second)) : 0,
  "an alarm": () => (second) => sine(second % 1 < 0.5 ? 900 : 1200, second),
  clicks: () => (second) => (second % 0.7 < 0.002 ? 1 : 0),
  "a drill": (seed) => {
    const grit = hiss(seed, 0.5);
    return (second) =>
      0.7 * ((second * (115 + 5 * sine(0.4, second))) % 1) - 0.35 + 0.3 * grit(second);
  },
  knocking: (seed) => {
    const wood = hiss(seed, 0.8);
    return (second) => wood(second) * Math.exp(-60 * (second % 0.5));
  },
};

/** Seventeen kinds of sound at four levels each, and silence: the same ones each time. */
export function noises(): Noise[] {
  const loud = Object.entries(WAVES).flatMap(([name, wave], kind) =>
    LOUDNESS.map((level) => {
      const at = wave(kind + 1);
      return { name: `${name}, ${level}`, sound: drawn((second) => level * at(second)) };
    }),
  );
  return [{ name: "silence", sound: drawn(() => 0) }, ...loud];
}
