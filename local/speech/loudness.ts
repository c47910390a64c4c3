import { FRAME, SAMPLE_RATE } from "./spans.ts";

type Placed = { start: number; end: number };

/** As a share of the loudest voice's level: 14 dB below it somebody is likely to be elsewhere, or on a screen. */
const FAR = 0.2;
/** Seconds of a piece that can tell how loud the nearest voice is. */
const LONG_ENOUGH = 1.5;
/** The gate's probability from which a frame is speech. */
const VOICED = 0.5;

/** The level of what is spoken in a piece; 0 if nothing is. */
function levelOf({ start, end }: Placed, sound: Float32Array, voiced: readonly number[]): number {
  const first = Math.floor((start * SAMPLE_RATE) / FRAME);
  const last = Math.ceil((end * SAMPLE_RATE) / FRAME);
  let [sum, count] = [0, 0];
  for (let frame = first; frame < last; frame += 1) {
    if ((voiced[frame] ?? 0) < VOICED) continue;
    for (const sample of sound.subarray(frame * FRAME, (frame + 1) * FRAME)) {
      sum += sample * sample;
      count += 1;
    }
  }
  return count === 0 ? 0 : Math.sqrt(sum / count);
}

/** Which pieces are so much quieter than the loudest voice that they may be another's: a television, somebody in the room. */
export function farFrom<P extends Placed>(
  pieces: readonly P[],
  sound: Float32Array,
  voiced: readonly number[],
): ReadonlySet<P> {
  const levels = new Map(pieces.map((piece) => [piece, levelOf(piece, sound, voiced)]));
  const near = Math.max(
    0,
    ...pieces
      .filter(({ start, end }) => end - start >= LONG_ENOUGH)
      .map((piece) => levels.get(piece) ?? 0),
  );
  return new Set(
    pieces.filter((piece) => {
      const level = levels.get(piece) ?? 0;
      return level > 0 && level < near * FAR;
    }),
  );
}
