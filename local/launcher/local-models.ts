import { z } from "zod";

/** Servers of language models that people run themselves, each on the port that it takes by itself. */
const USUAL = [
  { name: "Ollama", port: 11_434 },
  { name: "llama.cpp", port: 8080 },
] as const;
const PATIENCE_MS = 500;

const models = z.object({ data: z.array(z.object({ id: z.string() })).min(1) });

type Place = { name: string; port: number };

async function lineFor({ name, port }: Place): Promise<string | null> {
  const address = `http://127.0.0.1:${port}/v1`;
  try {
    const answer = await fetch(`${address}/models`, { signal: AbortSignal.timeout(PATIENCE_MS) });
    const [model] = models.parse(await answer.json()).data;
    return `${name} answers on port ${port} and isn't used. To score with it: LLM_BASE_URL=${address} LLM_MODEL=${model?.id} npm start`;
  } catch {
    return null;
  }
}

/**
 * What the start says of a language model that already runs on this machine: a line, or nothing if none answers or one
 * is configured. It is asked for the names of its models and for nothing else.
 */
export async function localModelLine(
  configured: string | undefined,
  places: readonly Place[] = USUAL,
): Promise<string | null> {
  if (configured) return null;
  const lines = await Promise.all(places.map(lineFor));
  return lines.find((line) => line !== null) ?? null;
}
