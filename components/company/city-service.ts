import { isRecord, request } from "#lib/browser/request";
import { pause, retryDelay } from "#lib/browser/retry";
import type { City } from "#lib/domain/company/city";

export type SuggestedCity = {
  id: string;
  /** 'Austin, TX' */
  label: string;
};

/** The hook keeps what comes with 'OK' for the session. */
type Done = (cities: SuggestedCity[] | null, status: "OK" | "NONE") => void;

const FURTHER_TRIES = 3;

function isCity(value: unknown): value is City {
  return isRecord(value) && "id" in value && "name" in value;
}

/** Asks our handler; three further tries with growing pauses if it does not answer. */
async function ask(address: string, signal: AbortSignal): Promise<City[]> {
  for (let tries = 0; ; tries++) {
    const answer = await request(address, { signal });
    if (answer.ok) {
      const { cities } = Object(answer.body);
      return Array.isArray(cities) ? cities.filter(isCity) : [];
    }
    const { code, status } = answer.refusal;
    const mayRecover = code === "unreachable" || status >= 500;
    if (tries === FURTHER_TRIES || !mayRecover) throw new Error("No suggestions");
    await pause(retryDelay(tries), signal);
    if (signal.aborted) throw new Error("No longer asked for");
  }
}

/**
 * Our handler, with the key on the server, as use-places-autocomplete asks for suggestions: it knows a class by Google's
 * retired name with one method, and nothing else of Google's. An answer that a later question has overtaken is dropped.
 */
class CityService {
  readonly #session = crypto.randomUUID();
  #asked = new AbortController();

  async getPlacePredictions({ input }: { input: string }, done: Done): Promise<void> {
    this.#asked.abort();
    this.#asked = new AbortController();
    const { signal } = this.#asked;
    const query = new URLSearchParams({ input: input.slice(0, 100), session: this.#session });
    try {
      const cities = await ask(`/api/places/cities?${query}`, signal);
      if (signal.aborted) return;
      const suggested = cities.map(({ id, name, region }) => ({
        id,
        label: [name, region].filter(Boolean).join(", "),
      }));
      done(suggested, suggested.length > 0 ? "OK" : "NONE");
    } catch {
      // The field is then a plain one.
      if (!signal.aborted) done(null, "NONE");
    }
  }
}

/** For the hook's `googleMaps` option. */
export const cityPlaces = { places: { AutocompleteService: CityService } };
