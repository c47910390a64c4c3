const [EASTERN, CENTRAL, MOUNTAIN, PACIFIC] = [
  "America/New_York",
  "America/Chicago",
  "America/Denver",
  "America/Los_Angeles",
];

const STATES: Record<string, string> = {
  AK: "America/Anchorage",
  AZ: "America/Phoenix",
  HI: "Pacific/Honolulu",
};
for (const [zone, states] of [
  [EASTERN, "CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC VA VT WV"],
  [CENTRAL, "AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI"],
  [MOUNTAIN, "CO ID MT NM UT WY"],
  [PACIFIC, "CA NV OR WA"],
] as const) {
  for (const state of states.split(" ")) STATES[state] = zone;
}

/** Cities whose clocks differ from most of their state's. */
const CITIES: Record<string, string> = {};
for (const [zone, cities] of [
  [
    EASTERN,
    "Chattanooga, TN|Cleveland, TN|Johnson City, TN|Kingsport, TN|Knoxville, TN|Maryville, TN|Oak Ridge, TN",
  ],
  [
    CENTRAL,
    "Bowling Green, KY|Crown Point, IN|Destin, FL|Evansville, IN|Fort Walton Beach, FL|Gary, IN|Hammond, IN|Hopkinsville, KY|Iron Mountain, MI|Merrillville, IN|Owensboro, KY|Paducah, KY|Panama City, FL|Panama City Beach, FL|Pensacola, FL|Valparaiso, IN",
  ],
  [MOUNTAIN, "Dickinson, ND|El Paso, TX|Ontario, OR|Rapid City, SD|Scottsbluff, NE"],
  [PACIFIC, "Coeur d'Alene, ID|Lewiston, ID|Moscow, ID|Post Falls, ID"],
] as const) {
  for (const city of cities.split("|")) CITIES[city.toLowerCase()] = zone;
}

/** The time zone of a place written as 'Austin, TX', or null where it names no state of the US. */
export function timeZoneOfCity(location: string): string | null {
  const words = location.trim().replace(/\s+/g, " ");
  const place = words.replace(/(?:,? |,)?(?:USA|United States)$/i, "");
  const state = /[, ]([A-Za-z]{2})(?: \d{5})?$/.exec(place)?.[1]?.toUpperCase();
  if (state === undefined) return null;
  const city = place.split(",")[0]?.trim().toLowerCase() ?? "";
  return CITIES[`${city}, ${state.toLowerCase()}`] ?? STATES[state] ?? null;
}
