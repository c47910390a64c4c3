import { isRecord, request } from "#components/shared/request";
import type { City } from "#lib/domain/company/city";

/** What the hook reads of a prediction, in the shape of the service that it was written for. */
export type CityPrediction = {
  place_id: string;
  /** 'Austin, TX' */
  description: string;
};

type Done = (predictions: CityPrediction[] | null, status: "OK" | "ZERO_RESULTS" | "ERROR") => void;

const WAITS_MS = [300, 900, 2_700];

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

function isCity(value: unknown): value is City {
  return isRecord(value) && "id" in value && "name" in value;
}

/** Asks our handler; three further tries with growing pauses where it does not answer. */
async function ask(address: string, wanted: () => boolean): Promise<City[]> {
  for (let tried = 0; ; tried++) {
    const answer = await request(address);
    if (answer.ok) {
      const { cities } = Object(answer.body);
      return Array.isArray(cities) ? cities.filter(isCity) : [];
    }
    const wait = WAITS_MS[tried];
    const { code, status } = answer.refusal;
    const mayRecover = code === "unreachable" || status >= 500;
    if (wait === undefined || !mayRecover || !wanted()) throw new Error("No suggestions");
    await pause(wait);
  }
}

/**
 * Google's old AutocompleteService as use-places-autocomplete calls it, over our own handler: the key stays on
 * the server. An answer that a later question has overtaken is not handed on.
 */
class CityService {
  readonly #session = crypto.randomUUID();
  #latest = 0;

  async getPlacePredictions({ input }: { input: string }, done: Done): Promise<void> {
    const turn = ++this.#latest;
    const wanted = () => turn === this.#latest;
    const query = new URLSearchParams({ input: input.slice(0, 100), session: this.#session });
    try {
      const cities = await ask(`/api/places/cities?${query}`, wanted);
      if (!wanted()) return;
      const predictions = cities.map(({ id, name, region }) => ({
        place_id: id,
        description: [name, region].filter(Boolean).join(", "),
      }));
      done(predictions, predictions.length > 0 ? "OK" : "ZERO_RESULTS");
    } catch {
      // The field is then a plain one.
      if (wanted()) done(null, "ERROR");
    }
  }
}

/** For the hook's `googleMaps` option. */
export const cityPlaces = { places: { AutocompleteService: CityService } };
