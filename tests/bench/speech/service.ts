import { z } from "zod";

/** Why an address gave no transcript, for who set it. */
export class NoTranscript extends Error {
  override readonly name = "NoTranscript";
}

const transcript = z.object({ text: z.string() });
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

/** What a service hears in a recording, whose language (ISO 639-1) it is told as a hint. @throws NoTranscript */
export async function hear(
  { base, key, model }: Service,
  { bytes, name, language }: { bytes: Uint8Array; name: string; language: string },
): Promise<string> {
  if (!/^https?:\/\//.test(base) || !URL.canParse(base)) {
    throw new NoTranscript(
      `STT_BASE_URL is no address: "${base}". It begins with http:// or https://`,
    );
  }
  const url = `${base.replace(/\/+$/, "")}/audio/transcriptions`;
  const form = new FormData();
  form.set("model", model);
  // Every model of this shape knows it; times are not measured here.
  form.set("response_format", "json");
  form.set("file", new Blob([Uint8Array.from(bytes)]), name);
  const headers = { authorization: `Bearer ${key}`, "accept-language": language };
  const reply = await reach(url, { method: "POST", headers, body: form });
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
  return data.text.trim();
}
