import type { City } from "#lib/domain/company/city";
import { suggestCities as askPlaces } from "#lib/vendors/places";

/** US cities for what somebody is typing. @throws AppError unavailable */
export async function suggestCities(
  input: string,
  session: string | undefined,
): Promise<{ cities: City[] }> {
  return { cities: await askPlaces(input.trim(), session) };
}
