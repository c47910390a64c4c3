import { timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { KEEP_ALIVE } from "../keep-alive.ts";
import { type Recognizer, WorkerGone } from "./recognizer.ts";
import { verboseJson } from "./reply.ts";
import type { Asked } from "./transcribe.ts";

const PATH = "/v1/audio/transcriptions";
/** As OpenAI's: an hour of sound as a phone records it. */
const LARGEST_BYTES = 25 * 1024 * 1024;

function refusal(status: number, message: string, param: string | null = null): Response {
  const error = { message, type: "invalid_request_error", param, code: null };
  return Response.json({ error }, { status });
}

function isAllowed(request: Request, key: string | undefined): boolean {
  if (key === undefined) return true;
  const given = Buffer.from(request.headers.get("authorization") ?? "");
  const wanted = Buffer.from(`Bearer ${key}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** The ISO 639-1 code; nothing for anything else. */
function language(value: unknown): string | undefined {
  const [code] =
    typeof value === "string"
      ? value
          .slice(0, 35)
          .toLowerCase()
          .split(/[-_,;]/)
      : [];
  return code && code.length <= 3 ? code : undefined;
}

function askedBy(form: FormData, headers: Headers): Asked {
  const given = language(form.get("language"));
  const expected = (headers.get("accept-language") ?? "")
    .slice(0, 200)
    .split(",")
    .flatMap((one) => language(one.trim()) ?? []);
  return { ...(given ? { language: given } : {}), ...(expected.length > 0 ? { expected } : {}) };
}

async function transcription(request: Request, recognizer: Recognizer): Promise<Response> {
  if (Number(request.headers.get("content-length") ?? 0) > LARGEST_BYTES) {
    return refusal(413, `A file may have ${LARGEST_BYTES} bytes.`, "file");
  }
  const form = await request.formData().catch(() => null);
  const file = form?.get("file");
  if (!form || !(file instanceof Blob))
    return refusal(400, "Missing required parameter: 'file'.", "file");
  if (file.size > LARGEST_BYTES) {
    return refusal(413, `A file may have ${LARGEST_BYTES} bytes.`, "file");
  }
  const task = { sound: await file.bytes(), asked: askedBy(form, request.headers) };
  const answer = await recognizer.hear(task, request.signal);
  if ("unreadable" in answer) return refusal(400, answer.unreadable, "file");
  const reply = verboseJson(answer.transcript, recognizer.model());
  return form.get("response_format") === "verbose_json"
    ? Response.json(reply)
    : Response.json({ text: reply.text });
}

/** Answers one request: transcriptions in OpenAI's shape, and `/health` for whoever watches it. */
export async function answer(
  request: Request,
  { recognizer, key }: { recognizer: Recognizer; key?: string },
): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname === "/health") {
    return Response.json({ model: recognizer.model(), waiting: recognizer.waiting() });
  }
  if (pathname !== PATH || request.method !== "POST") return refusal(404, "Unknown request URL.");
  if (!isAllowed(request, key)) return refusal(401, "Incorrect API key provided.");
  try {
    return await transcription(request, recognizer);
  } catch (error) {
    const gone = error instanceof WorkerGone || request.signal.aborted;
    if (!gone) throw error;
    return refusal(503, "The recognizer stopped: send the file again.");
  }
}

/** Listens on one port. @throws what `listen` does if it can't */
export async function serve(
  { host, port }: { host: string; port: number },
  service: Parameters<typeof answer>[1],
) {
  const server = createServer(
    { keepAliveTimeout: KEEP_ALIVE },
    getRequestListener((request) => answer(request, service)),
  );
  await new Promise<void>((done, fail) => {
    server.once("error", fail);
    server.listen(port, host, done);
  });
  return server;
}
