import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { StandIn } from "../stand-in.ts";

const PATH = "/places/v1/places:autocomplete";
const MOST = 5;

/** The only key that it takes. */
export const PLACES_KEY = "local";

const asked = z.object({
  input: z.string().min(1),
  includedPrimaryTypes: z.tuple([z.literal("(cities)")]),
  includedRegionCodes: z.tuple([z.literal("us")]),
  sessionToken: z.string().max(36).optional(),
});

/** 'TX: Austin, Dallas' per line. */
const CITIES = readFileSync(join(import.meta.dirname, "cities.txt"), "utf8")
  .trim()
  .split("\n")
  .flatMap((line) => {
    const [state = "", names = ""] = line.split(": ");
    return names.split(", ").map((name) => ({ name, state }));
  });

/** Google's error shape. */
function refusal(code: number, status: string, message: string): Response {
  return Response.json({ error: { code, message, status } }, { status: code });
}

async function answer(request: Request): Promise<Response> {
  if (new URL(request.url).pathname !== PATH || request.method !== "POST") {
    return refusal(404, "NOT_FOUND", "The stand-in answers autocomplete only.");
  }
  if (!request.headers.get("x-goog-api-key")) {
    return refusal(403, "PERMISSION_DENIED", "Method doesn't allow unregistered callers.");
  }
  if (request.headers.get("x-goog-api-key") !== PLACES_KEY) {
    return refusal(400, "INVALID_ARGUMENT", "API key not valid. Please pass a valid API key.");
  }
  const body = asked.safeParse(await request.json().catch(() => null));
  if (!body.success) return refusal(400, "INVALID_ARGUMENT", z.prettifyError(body.error));
  const typed = body.data.input.trim().toLowerCase();
  const found = CITIES.filter(({ name, state }) =>
    `${name}, ${state}, usa`.toLowerCase().startsWith(typed),
  ).slice(0, MOST);
  // Google leaves an empty list out.
  if (found.length === 0) return Response.json({});
  return Response.json({
    suggestions: found.map(({ name, state }) => ({
      placePrediction: {
        placeId: `local-${state}-${name.replaceAll(" ", "-")}`,
        text: { text: `${name}, ${state}, USA` },
        structuredFormat: { mainText: { text: name }, secondaryText: { text: `${state}, USA` } },
      },
    })),
  });
}

/** Google's Places API (New), as far as the product uses it: autocomplete of US cities. */
export const places: StandIn = async () => ({
  paths: ["/places"],
  fetch: answer,
  close: async () => undefined,
});
