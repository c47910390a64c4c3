import { evaluate, parse } from "groq-js";
import sharp from "sharp";
import { z } from "zod";
import type { StandIn } from "../stand-in.ts";
import { type Dataset, type Document, readDataset } from "./dataset.ts";

/** The project whose content lies in `content/`. */
const CONTENT_PROJECT = "rolecall";

const QUERY = "/v2024-01-01/data/query/production";
const IMAGES = `/images/${CONTENT_PROJECT}/production`;

const json = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue("must be JSON");
    return z.NEVER;
  }
});
const asked = z.object({
  query: z.string(),
  params: z.record(z.string(), z.unknown()).default({}),
});

/** The content service's error shape. */
function refusal(status: number, type: string, description: string): Response {
  return Response.json({ error: { type, description } }, { status });
}

async function question(request: Request): Promise<z.output<typeof asked>> {
  if (request.method === "POST") return asked.parse(await request.json());
  const { searchParams } = new URL(request.url);
  const params = [...searchParams]
    .filter(([name]) => name.startsWith("$"))
    .map(([name, value]) => [name.slice(1), json.parse(value)]);
  return { query: searchParams.get("query") ?? "", params: Object.fromEntries(params) };
}

/** Answers a query as the content service does an anonymous reader: no drafts. */
export async function answerQuery(
  request: Request,
  documents: readonly Document[],
): Promise<Response> {
  try {
    const { query, params } = await question(request);
    const dataset = documents.filter(({ _id }) => !/^(?:drafts|versions)\./.test(_id));
    const value = await evaluate(parse(query, { params }), { dataset, params });
    return Response.json({ result: await value.get(), ms: 1 });
  } catch (failure) {
    return refusal(400, "queryParseError", failure instanceof Error ? failure.message : "unknown");
  }
}

/** A picture by the parameters of the service's image server, as WebP. */
async function picture(url: URL, { pictures }: Dataset): Promise<Response> {
  const bytes = pictures.get(url.pathname.slice(IMAGES.length + 1));
  if (!bytes) return refusal(404, "notFound", "No such image.");
  const size = (name: string) => Math.min(Number(url.searchParams.get(name)) || 0, 1600);
  const [width, height] = [size("w") || 1600, size("h") || undefined];
  const webp = await sharp(bytes).resize({ width, height, fit: "cover" }).webp().toBuffer();
  return new Response(new Uint8Array(webp), {
    headers: {
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
    },
  });
}

/** Sanity's query API and image server over `content/`, read anew for every question. */
export const content: StandIn = async ({ origin }) => ({
  paths: [QUERY, IMAGES],
  fetch: async (request) => {
    const url = new URL(request.url);
    const dataset = readDataset(origin + IMAGES);
    return url.pathname === QUERY ? answerQuery(request, dataset.documents) : picture(url, dataset);
  },
  close: async () => undefined,
});
