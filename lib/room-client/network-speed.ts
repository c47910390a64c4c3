/** How a take is made: bits per second, and the picture's size. */
export type Quality = { video: number; audio: number; width: number; height: number; rate: number };

type WithConnection = Navigator & { connection?: { downlink?: number } };

const TELLING_BYTES = 16 * 1024;

let measured: number | null = null;

/** Notes how many bytes one request carried, and in which time; small ones say nothing about a line. */
export function noteSent(bytes: number, milliseconds: number): void {
  if (bytes < TELLING_BYTES || milliseconds <= 0) return;
  const speed = (bytes * 8000) / milliseconds;
  measured = measured === null ? speed : measured * 0.6 + speed * 0.4;
}

/** From now on the smallest size, as a larger one was refused. */
export function assumeSlow(): void {
  measured = 0;
}

/** Bits per second that this line can send: measured, else what the browser says of it, else undefined. */
export function networkSpeed(): number | undefined {
  if (measured !== null) return measured;
  const device: WithConnection = navigator;
  const { downlink } = device.connection ?? {};
  // Lines send more slowly than they receive.
  return downlink === undefined ? undefined : downlink * 500_000;
}

/** What to record for a line, so that it is sent soon after it is spoken: 250 to 1000 kbit/s of picture. */
export function qualityFor(bitsPerSecond: number | undefined): Quality {
  const speed = bitsPerSecond ?? 650_000;
  const audio = speed < 450_000 ? 32_000 : 64_000;
  const video = Math.round(Math.min(1_000_000, Math.max(250_000, speed * 0.8 - audio)));
  return video < 400_000
    ? { video, audio, width: 426, height: 320, rate: 20 }
    : { video, audio, width: 640, height: 480, rate: 24 };
}
