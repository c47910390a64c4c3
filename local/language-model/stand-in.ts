import { z } from "zod";
import type { StandIn } from "../stand-in.ts";
import { checkOf } from "./checks.ts";
import { ANSWERS_AS, answerInEnglish, DRAFTS, SCRIPTS, translationOf } from "./replies.ts";

const PATH = "/llm/v1/chat/completions";
const KEPT = 100;

const asked = z.object({
  model: z.string(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })).min(1),
  temperature: z.number().optional(),
  response_format: z
    .object({ type: z.string(), json_schema: z.object({ name: z.string() }).optional() })
    .optional(),
});
const sentAnswer = z.object({ answer: z.number(), text: z.string(), question: z.string() });
const sentPair = z.object({
  number: z.number(),
  statement: z.string(),
  quotes: z.array(z.string()),
});

function refusal(status: number, message: string, code: string): Response {
  return Response.json(
    { error: { message, type: "invalid_request_error", param: null, code } },
    { status },
  );
}

/** What stands in the fence of the user message. */
function sentIn<T>(message: string, shape: z.ZodType<T>): T[] {
  return message.split("\n").flatMap((line) => {
    if (!line.startsWith("{")) return [];
    const parsed = shape.safeParse(JSON.parse(line));
    return parsed.success ? [parsed.data] : [];
  });
}

function completion(model: string, made: { content: string; refusal?: string }) {
  return {
    id: `chatcmpl-${crypto.randomUUID()}`,
    object: "chat.completion",
    created: Math.floor(Date.now() / 1000),
    model,
    choices: [
      {
        index: 0,
        message: { role: "assistant", content: made.content, refusal: made.refusal ?? null },
        finish_reason: "stop",
      },
    ],
    usage: { prompt_tokens: 1200, completion_tokens: 300, total_tokens: 1500 },
  };
}

/**
 * An OpenAI-compatible model that answers from a script. The model's name chooses the script; `never-answers` lets
 * the call hang, `overloaded` answers 503, and a name that is no script is refused. GET /llm/requests lists what was
 * asked.
 */
export const languageModel: StandIn = async () => {
  const requests: unknown[] = [];
  const calls = new Map<string, number>();

  const complete = async (request: Request): Promise<Response> => {
    const body: unknown = await request.json().catch(() => null);
    const input = asked.safeParse(body);
    if (!input.success) return refusal(400, "Invalid request body.", "invalid_body");
    const { model, messages, response_format } = input.data;
    requests.push(body);
    requests.splice(0, requests.length - KEPT);
    if (model === "overloaded") return refusal(503, "The model is overloaded.", "overloaded");
    if (model === "never-answers") {
      await new Promise((done) => request.signal.addEventListener("abort", done));
    }
    const shape = response_format?.json_schema?.name;
    const user = messages.findLast(({ role }) => role === "user")?.content ?? "";
    const counted = `${shape} ${model}`;
    const call = (calls.get(counted) ?? 0) + 1;
    calls.set(counted, call);
    if (shape === "pairs") {
      if (model === "checks-never") return refusal(503, "The model is overloaded.", "overloaded");
      const content = checkOf(model, sentIn(user, sentPair), call);
      return Response.json(completion(ANSWERS_AS[model] ?? model, { content }));
    }
    const translate = { translation: translationOf, answer_translation: answerInEnglish }[
      shape ?? ""
    ];
    if (translate && model === "honest") {
      const content = JSON.stringify(translate(user));
      return Response.json(completion(model, { content }));
    }
    const drafts = shape === "questions" ? DRAFTS[model] : undefined;
    if (drafts) return Response.json(completion(model, { content: JSON.stringify(drafts) }));
    const script = SCRIPTS[model];
    if (!script) return refusal(404, `The model '${model}' does not exist.`, "model_not_found");
    const made = script(sentIn(user, sentAnswer), call);
    return Response.json(completion(ANSWERS_AS[model] ?? model, made));
  };

  return {
    paths: ["/llm"],
    async fetch(request) {
      const { pathname } = new URL(request.url);
      if (pathname === "/llm/requests") return Response.json(requests);
      if (pathname === PATH && request.method === "POST") return complete(request);
      return refusal(404, "Unknown request URL.", "unknown_url");
    },
    close: async () => undefined,
  };
};
