export { suggestCities } from "#lib/vendors/places";
