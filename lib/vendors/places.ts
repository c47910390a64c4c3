import { z } from "zod";
import type { City } from "#lib/domain/company/city";
import { AppError } from "#lib/domain/core/errors";
import { serverEnv } from "#lib/env/server";

const TIMEOUT_MS = 4_000;
const FIELDS = "suggestions.placePrediction.placeId,suggestions.placePrediction.structuredFormat";

const text = z.object({ text: z.string() });
const reply = z.object({
  suggestions: z
    .array(
      z.object({
        placePrediction: z.object({
          placeId: z.string(),
          structuredFormat: z.object({ mainText: text, secondaryText: text.optional() }),
        }),
      }),
    )
    .default([]),
});

/**
 * US cities whose name begins with what was typed (Places API, New). None if no key is configured.
 * @param session groups the requests of one person's typing, as the vendor bills by it.
 * @throws AppError unavailable
 */
export async function suggestCities(input: string, session: string | undefined): Promise<City[]> {
  const { PLACES_API_URL, PLACES_API_KEY } = serverEnv();
  if (PLACES_API_KEY === undefined) return [];
  try {
    const response = await fetch(`${PLACES_API_URL}/v1/places:autocomplete`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-goog-api-key": PLACES_API_KEY,
        "x-goog-fieldmask": FIELDS,
      },
      body: JSON.stringify({
        input,
        includedPrimaryTypes: ["(cities)"],
        includedRegionCodes: ["us"],
        languageCode: "en",
        sessionToken: session,
      }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body = await response.text();
    if (!response.ok) throw new Error(`${response.status} ${body.slice(0, 300)}`);
    return reply.parse(JSON.parse(body)).suggestions.map(({ placePrediction }) => ({
      id: placePrediction.placeId,
      name: placePrediction.structuredFormat.mainText.text,
      region: (placePrediction.structuredFormat.secondaryText?.text ?? "").replace(
        /(?:,? |,)?USA$/,
        "",
      ),
    }));
  } catch (cause) {
    throw new AppError("unavailable", "Suggestions aren't available right now.", {
      cause,
      log: "The places service failed",
    });
  }
}
