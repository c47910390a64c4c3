import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { z } from "zod";
import { decodeSound, UnreadableSound } from "#local/speech/sound";
import { SAMPLE_RATE } from "#local/speech/spans";
import { wav } from "#local/wav";

const SPOKEN = join(__dirname, "../../e2e/support/speech/austen.webm");
const SILENT = ["silence.webm", "silence.mp4", "silence-opus.mp4", "silence.ogg"];

const heardSchema = z.record(
  z.string(),
  z.object({ seconds: z.number(), spans: z.array(z.array(z.number())) }),
);
const program = join(__dirname, "support/spans-of.ts");
const files = [SPOKEN, ...SILENT.map((file) => join(__dirname, "support", file))];
const output = execFileSync(process.execPath, [program, ...files], { encoding: "utf8" });
const { "austen.webm": spoken, ...rest } = heardSchema.parse(JSON.parse(output));

describe("The gate in front of the recognizer", () => {
  it("hears nobody in noise, tones, breathing, a hum, and silence as a recorder writes it", () => {
    expect(Object.keys(rest).length).toBeGreaterThanOrEqual(60);
    expect(Object.keys(rest)).toEqual(expect.arrayContaining(SILENT));
    for (const { seconds } of Object.values(rest)) expect(seconds).toBeGreaterThan(3.9);
    expect(Object.entries(rest).filter(([, { spans }]) => spans.length > 0)).toEqual([]);
  });

  it("hears somebody read from the first word to the last", () => {
    expect(spoken?.spans[0]?.[0]).toBeLessThan(0.5);
    expect(spoken?.spans.at(-1)?.[1]).toBeGreaterThan(24);
  });

  it("refuses what is no recording", async () => {
    await expect(decodeSound(new TextEncoder().encode("hello"))).rejects.toThrow(UnreadableSound);
    await expect(decodeSound(new Uint8Array())).rejects.toThrow(UnreadableSound);
  });

  it("keeps an inverted pair of channels, which would take each other away", async () => {
    const tone = Float32Array.from({ length: SAMPLE_RATE }, (_, at) => Math.sin(at / 10) / 2);
    const pair = (left: number, right: number) =>
      Int16Array.from({ length: 2 * SAMPLE_RATE }, (_, at) => {
        const share = at % 2 === 0 ? left : right;
        return (tone[at >> 1] ?? 0) * share * 32_767;
      });
    const loudest = async (left: number, right: number) => {
      const file = wav(pair(left, right), SAMPLE_RATE);
      file.writeUInt16LE(2, 22);
      file.writeUInt32LE(SAMPLE_RATE * 4, 28);
      file.writeUInt16LE(4, 32);
      return Math.max(...(await decodeSound(file)));
    };
    expect(await loudest(1, -1)).toBeCloseTo(0.5, 1);
    expect(await loudest(1, 1)).toBeCloseTo(0.5, 1);
    expect(await loudest(1, 0)).toBeCloseTo(0.25, 1);
  });
});
