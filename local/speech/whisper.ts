import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import {
  AutoModelForSpeechSeq2Seq,
  AutoProcessor,
  env,
  LogitsProcessor,
  LogitsProcessorList,
  Tensor,
} from "@huggingface/transformers";
import { z } from "zod";
import { SAMPLE_RATE } from "./spans.ts";
import { type HeardWord, meanOf, type Piece, piecesOf, wordsOf } from "./tokens.ts";

const configSchema = z.object({
  decoder_start_token_id: z.int(),
  eos_token_id: z.int(),
  no_timestamps_token_id: z.int(),
  lang_to_id: z.record(z.string(), z.int()),
});

/** Of 448 places the prompt takes four. */
const MOST_TOKENS = 444;

/** Leaves the memory of a window to the system when it is done, at no cost in time that shows. */
const SESSION = {
  enableCpuMemArena: false,
  enableMemPattern: false,
  extra: { session: { intra_op: { allow_spinning: "0" } } },
};

/** How sure the model was of a piece and of its words; no words where none could be told apart. */
export type HeardPiece = {
  start: number;
  end: number;
  text: string;
  meanLogProbability: number;
  words: HeardWord[];
};
/** What was heard in a window: seconds from its start; the mean of the natural logarithms of its tokens' probabilities. */
export type HeardWindow = { pieces: HeardPiece[]; meanLogProbability: number };

export type Whisper = {
  /** Probability of each language (ISO 639-1, or Whisper's own code) by one step of the decoder. */
  languagesOf(sound: Float32Array): Promise<Map<string, number>>;
  /** At most 30 seconds of sound, in a language that the model knows. */
  hear(sound: Float32Array, language: string): Promise<HeardWindow>;
  knows(language: string): boolean;
};

/** Natural logarithm of the probability of one entry. */
function logProbability(logits: Float32Array, entry: number): number {
  let highest = -Infinity;
  for (const logit of logits) if (logit > highest) highest = logit;
  let sum = 0;
  for (const logit of logits) sum += Math.exp(logit - highest);
  return (logits[entry] ?? -Infinity) - highest - Math.log(sum);
}

function numbersOf(tensor: unknown): Float32Array {
  if (tensor instanceof Tensor && tensor.data instanceof Float32Array) return tensor.data;
  throw new Error("The model gave no numbers.");
}

/**
 * Keeps how probable the chosen tokens were, which the library does not tell. Each step's logits are kept until the
 * next one shows what was chosen; by then the library's own rules have been applied to them.
 */
class Probabilities extends LogitsProcessor {
  private last: Float32Array | undefined;
  private readonly of: number[] = [];

  override _call(tokens: bigint[][], logits: Tensor): Tensor {
    this.chosen(tokens[0]?.at(-1));
    this.last = numbersOf(logits);
    return logits;
  }

  private chosen(token: bigint | undefined): void {
    if (!this.last || token === undefined) return;
    this.of.push(logProbability(this.last, Number(token)));
  }

  /** Of each token that was chosen after the prompt, with the last one, which no further step shows. */
  all(last: bigint | undefined): number[] {
    this.chosen(last);
    return this.of;
  }
}

/** Loads a Whisper model (ONNX, in the layout of Hugging Face's Transformers.js) from a folder. Nothing is fetched. */
export async function loadWhisper(folder: string, dtype: "q8" | "fp32"): Promise<Whisper> {
  env.allowRemoteModels = false;
  env.localModelPath = `${dirname(folder)}/`;
  const name = basename(folder);
  const config = configSchema.parse(
    JSON.parse(readFileSync(join(folder, "generation_config.json"), "utf8")),
  );
  const processor = await AutoProcessor.from_pretrained(name);
  const model = await AutoModelForSpeechSeq2Seq.from_pretrained(name, {
    dtype,
    device: "cpu",
    session_options: SESSION,
  });
  const vocabulary = {
    endOfText: config.eos_token_id,
    firstTime: config.no_timestamps_token_id + 1,
  };
  const codes = new Map(
    Object.entries(config.lang_to_id).map(([token, id]) => [token.replace(/[<|>]/g, ""), id]),
  );
  // The dearest step, of half a minute whatever is in it: done once for the language and the words.
  model.forward_params.push("encoder_outputs");
  type Encoded = { input_features: Tensor; encoder_outputs: Tensor };
  const encodings = new WeakMap<Float32Array, Encoded>();
  async function encoded(sound: Float32Array): Promise<Encoded> {
    const known = encodings.get(sound);
    if (known) return known;
    const { input_features } = await processor(sound);
    const { last_hidden_state } = await model.sessions.model.run({
      input_features: input_features.ort_tensor,
    });
    const encoding = { input_features, encoder_outputs: new Tensor(last_hidden_state) };
    encodings.set(sound, encoding);
    return encoding;
  }
  const decode = (ids: number[]) =>
    processor.tokenizer?.decode(ids, { skip_special_tokens: true }) ?? "";
  const heardPiece = ({ start, end, tokens }: Piece): HeardPiece => ({
    start,
    end,
    text: decode(tokens.map(({ id }) => id)).trim(),
    meanLogProbability: meanOf(tokens),
    words: wordsOf(tokens, decode),
  });

  return {
    knows: (language) => codes.has(language),

    async languagesOf(sound) {
      const start = BigInt64Array.of(BigInt(config.decoder_start_token_id));
      const { logits } = await model({
        ...(await encoded(sound)),
        decoder_input_ids: new Tensor("int64", start, [1, 1]),
      });
      const all = numbersOf(logits);
      const among = Float32Array.from([...codes.values()], (id) => all[id] ?? -Infinity);
      return new Map(
        [...codes.keys()].map((code, at) => [code, Math.exp(logProbability(among, at))]),
      );
    },

    async hear(sound, language) {
      const probabilities = new Probabilities();
      const processors = new LogitsProcessorList();
      processors.push(probabilities);
      const written = await model.generate({
        ...(await encoded(sound)),
        language,
        task: "transcribe",
        return_timestamps: true,
        max_new_tokens: MOST_TOKENS,
        logits_processor: processors,
      });
      if (!(written instanceof Tensor) || !(written.data instanceof BigInt64Array)) {
        throw new Error("The model wrote nothing.");
      }
      const all = [...written.data];
      const sure = probabilities.all(all.at(-1));
      const tokens = all
        .slice(all.length - sure.length)
        .map((id, at) => ({ id: Number(id), logProbability: sure[at] ?? -Infinity }));
      return {
        meanLogProbability: meanOf(tokens),
        pieces: piecesOf(tokens, sound.length / SAMPLE_RATE, vocabulary).map(heardPiece),
      };
    },
  };
}
