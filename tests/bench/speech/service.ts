import { z } from "zod";
import type { HeardPiece } from "#lib/domain/evaluation/transcript";
import { surenessSchema, toPiece } from "#lib/vendors/speech-to-text";

/** Why an address gave no transcript, for who set it. */
export class NoTranscript extends Error {
  override readonly name = "NoTranscript";
}

const timed = z.object({ start: z.number(), end: z.number(), text: z.string() });
const transcript = z.object({ text: z.string(), segments: z.array(timed).default([]) });
const refusal = z.object({ error: z.object({ message: z.string() }) });
const failure = z.object({ code: z.string() });

/** What to ask: a service in OpenAI's shape, by its address up to `/v1`. */
export type Service = { base: string; key: string; model: string };

async function reach(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    const { data } = failure.safeParse(error instanceof Error ? error.cause : null);
    throw new NoTranscript(`Nothing answers at ${url}${data ? ` (${data.code})` : ""}.`);
  }
}

/** What was heard, in pieces if the service tells them, and the model if it names it. */
export type Heard = { text: string; segments: HeardPiece[]; model: string };

/** What a service hears in a recording, which is told in which languages (ISO 639-1) it may be. @throws NoTranscript */
export async function hear(
  { base, key, model }: Service,
  { bytes, name, languages }: { bytes: Uint8Array; name: string; languages: string },
): Promise<Heard> {
  if (!/^https?:\/\//.test(base) || !URL.canParse(base)) {
    throw new NoTranscript(
      `STT_BASE_URL is no address: "${base}". It begins with http:// or https://`,
    );
  }
  const url = `${base.replace(/\/+$/, "")}/audio/transcriptions`;
  const form = new FormData();
  form.set("model", model);
  form.set("file", new Blob([Uint8Array.from(bytes)]), name);
  form.set("response_format", "verbose_json");
  const headers = { authorization: `Bearer ${key}`, "accept-language": languages };
  let reply = await reach(url, { method: "POST", headers, body: form });
  if (reply.status === 400) {
    // Some models know the plain shape only, which tells no pieces.
    form.set("response_format", "json");
    reply = await reach(url, { method: "POST", headers, body: form });
  }
  const body: unknown = await reply.json().catch(() => null);
  if (reply.status === 401 || reply.status === 403) {
    throw new NoTranscript(`${url} answered ${reply.status}: STT_API_KEY is not its key.`);
  }
  if (!reply.ok) {
    const { data } = refusal.safeParse(body);
    const said = data ? `: ${data.error.message}` : ", not as speech to text in OpenAI's shape.";
    throw new NoTranscript(`${url} answered ${reply.status}${said}`);
  }
  const { data } = transcript.safeParse(body);
  if (!data) throw new NoTranscript(`${url} answers, but not as speech to text in OpenAI's shape.`);
  const signs = surenessSchema.safeParse(body).data;
  return {
    text: data.text.trim(),
    segments: data.segments.map(({ text, start, end }, at) =>
      toPiece(text, start, end, signs?.segments[at]),
    ),
    model: signs?.model ?? model,
  };
}
