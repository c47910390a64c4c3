import { audioHash } from "../audio-hash.ts";
import { type DemoTranscript, demoTranscripts } from "../demo/transcripts.ts";
import type { StandIn } from "../stand-in.ts";

/** The only key that it takes. */
export const STT_KEY = "local";

const PATH = "/stt/v1/audio/transcriptions";
const LANGUAGES = { en: "english", es: "spanish" };
const SURE = -0.18;

function refusal(status: number, message: string, param: string | null): Response {
  return Response.json(
    { error: { message, type: "invalid_request_error", param, code: null } },
    { status },
  );
}

/** OpenAI's verbose_json; nothing known means nothing heard. */
function verbose(known: DemoTranscript | undefined) {
  return {
    task: "transcribe",
    language: LANGUAGES[known?.language ?? "en"],
    duration: known?.segments.at(-1)?.end ?? 0,
    text: known?.text ?? "",
    segments: (known?.segments ?? []).map(({ start, end, text }, id) => ({
      id,
      seek: 0,
      start,
      end,
      text: ` ${text}`,
      tokens: [],
      temperature: 0,
      avg_logprob: SURE,
      compression_ratio: 1.4,
      no_speech_prob: 0.01,
    })),
  };
}

async function answer(request: Request): Promise<Response> {
  if (new URL(request.url).pathname !== PATH || request.method !== "POST") {
    return refusal(404, "Unknown request URL.", null);
  }
  if (request.headers.get("authorization") !== `Bearer ${STT_KEY}`) {
    return refusal(401, "Incorrect API key provided.", null);
  }
  const form = await request.formData().catch(() => null);
  const file = form?.get("file");
  if (!(file instanceof Blob)) return refusal(400, "Missing required parameter: 'file'.", "file");
  if (form?.get("model") !== "whisper-1") {
    return refusal(404, "The stand-in knows the model whisper-1 only.", "model");
  }
  const hash = await audioHash(new Uint8Array(await file.arrayBuffer()));
  if (hash === "") return refusal(400, "Invalid file format.", "file");
  const reply = verbose(demoTranscripts[hash]);
  return form.get("response_format") === "verbose_json"
    ? Response.json(reply)
    : Response.json({ text: reply.text });
}

/**
 * OpenAI's transcription address. It knows the demo company's recordings by the hash of their sound, in whatever
 * container they come; to anything else it hears nothing.
 */
export const speechToText: StandIn = async () => ({
  paths: ["/stt"],
  fetch: answer,
  close: async () => undefined,
});
