import { InferenceSession, Tensor } from "onnxruntime-node";
import { FRAME, SAMPLE_RATE } from "./spans.ts";

/** Samples of the frame before, which the model wants in front of each one. */
const CONTEXT = 64;
const STATE = [2, 1, 128];

/** The probability, 0 to 1, that somebody speaks in each frame of 32 ms, by Silero's model. */
export type VoiceGate = (sound: Float32Array) => Promise<number[]>;

export async function loadVoiceGate(file: string): Promise<VoiceGate> {
  const session = await InferenceSession.create(file, { intraOpNumThreads: 1 });
  const rate = new Tensor("int64", BigInt64Array.of(BigInt(SAMPLE_RATE)));
  return async (sound) => {
    const voiced: number[] = [];
    let state: Tensor = new Tensor("float32", new Float32Array(2 * 128), STATE);
    for (let at = 0; at < sound.length; at += FRAME) {
      const frame = new Float32Array(CONTEXT + FRAME);
      const from = Math.max(0, at - CONTEXT);
      frame.set(sound.subarray(from, at + FRAME), CONTEXT - (at - from));
      const input = new Tensor("float32", frame, [1, frame.length]);
      const { output, stateN } = await session.run({ input, state, sr: rate });
      voiced.push(Number(output?.data[0] ?? 0));
      if (stateN) state = stateN;
    }
    return voiced;
  };
}
