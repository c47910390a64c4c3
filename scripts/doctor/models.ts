import { asStored } from "#lib/domain/evaluation/sent-text";
import type { PreparedAnswer } from "#lib/domain/evaluation/types";
import { serverEnv } from "#lib/env/server";
import { languageModelScorer } from "#lib/scorers/language-model/index";
import { speechToText } from "#lib/vendors/speech-to-text";
import { wav } from "#local/wav";
import { type Outcome, warns, works } from "./outcome.ts";

const RATE = 16_000;

/** One second of a tone: something to hear, and no words in it. */
function tone(): Uint8Array {
  const samples = Int16Array.from(
    { length: RATE },
    (_, index) => 8000 * Math.sin((index * 2 * Math.PI * 440) / RATE),
  );
  return wav(samples, RATE);
}

/** Has a second of sound transcribed. */
export async function speech(): Promise<Outcome> {
  const service = speechToText();
  if (service === null)
    return warns("STT_BASE_URL is not set: video answers are kept and shown, not assessed");
  await service.transcribe({ bytes: tone(), seconds: 1, language: "en" });
  return works(`${serverEnv().STT_MODEL} answers`);
}

const TEXT =
  "A guest found a hair in the tub. I apologized, cleaned it at once, and checked the other rooms on that floor.";

const ANSWER: PreparedAnswer = {
  questionId: "00000000-0000-4000-8000-000000000000",
  questionText: "Tell us about a complaint that you handled.",
  text: TEXT,
  sent: asStored(TEXT),
  state: "answered",
  segments: [],
  confidence: null,
  seconds: null,
  answerLanguage: "en",
  floor: null,
};

/** Has one made-up answer scored, as every real one is. It costs about as much as one run of an evaluation. */
export async function languageModel(): Promise<Outcome> {
  const scorer = languageModelScorer();
  if (scorer === null)
    return warns("LLM_BASE_URL or LLM_MODEL is not set: the built-in rubric scores, and says so");
  const { inputTokens, outputTokens } = await scorer.run([ANSWER]);
  return works(
    `${scorer.identity.model} scores by our schema (${inputTokens + outputTokens} tokens)`,
  );
}
