import { z } from "zod";
import { trimmed } from "#lib/domain/text/text";
import { countUse } from "#lib/http/rate-limit";
import { route } from "#lib/http/route";
import { employer } from "#lib/http/session";
import { suggestCities } from "#lib/workflows/company/suggest-cities";

/** US cities for the company's location; the places service's key stays here. */
export const GET = route({
  as: employer,
  query: z.object({ input: trimmed(100).check(z.minLength(1)), session: z.uuid().optional() }),
  run: async ({ actor, query }) => {
    await countUse({ name: "places", max: 120, windowSeconds: 300 }, actor.userId);
    return { cities: await suggestCities(query.input, query.session) };
  },
});
