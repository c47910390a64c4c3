import { METRICS } from "#lib/domain/evaluation/metrics";
import type { AttemptInput } from "#lib/domain/evaluation/types";
import { serverEnv } from "#lib/env/server";
import { languageModelScorer } from "#lib/scorers/language-model/index";
import { speechToText } from "#lib/vendors/speech-to-text";
import { scoreAttempt } from "#lib/workflows/evaluation/evaluate-attempt/score";
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
  await service.transcribe({ bytes: tone(), seconds: 1, languages: ["en"] });
  return works(`${serverEnv().STT_MODEL} answers`);
}

const TEXT =
  "A guest found a hair in the tub. I apologized, cleaned it at once, and checked the other rooms on that floor.";

const SAMPLE: AttemptInput = {
  language: "en",
  names: [],
  asked: [],
  notAsked: [],
  answers: [
    {
      questionId: "00000000-0000-4000-8000-000000000000",
      questionText: "Tell us about a complaint that you handled.",
      text: TEXT,
      state: "answered",
      segments: [],
      seconds: null,
    },
  ],
};

/** Has one made-up attempt scored, as every real one is, and says what of the model's reply can be used. */
export async function languageModel(): Promise<Outcome> {
  if (languageModelScorer() === null)
    return warns("LLM_BASE_URL or LLM_MODEL is not set: the built-in rubric scores, and says so");
  const { evaluation, provenance } = await scoreAttempt(SAMPLE);
  const { metrics, statements, dropped, checked } = evaluation;
  const rated = METRICS.filter((metric) => metrics[metric].score !== null).length;
  const said = statements.filter(({ text, quotes }) => text !== null && quotes.length > 0).length;
  const tokens = provenance.inputTokens + provenance.outputTokens;
  const took = `${(provenance.durationMs / 1000).toFixed(1)} seconds, ${tokens} tokens`;
  const found = `${provenance.scorer.model} scores by our schema: ${rated} of ${METRICS.length} metrics have quotes that hold; ${said} statements hold, ${dropped} were dropped (${took})`;
  if (checked === false) return warns(`${found}. It couldn't check its statements`);
  return rated > 0 && said > 0 ? works(found) : warns(found);
}
