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

const STATE_CODES = new Map(
  `Alabama AL|Alaska AK|Arizona AZ|Arkansas AR|California CA|Colorado CO|Connecticut CT|Delaware DE|District of Columbia DC
Florida FL|Georgia GA|Hawaii HI|Idaho ID|Illinois IL|Indiana IN|Iowa IA|Kansas KS|Kentucky KY|Louisiana LA|Maine ME
Maryland MD|Massachusetts MA|Michigan MI|Minnesota MN|Mississippi MS|Missouri MO|Montana MT|Nebraska NE|Nevada NV
New Hampshire NH|New Jersey NJ|New Mexico NM|New York NY|North Carolina NC|North Dakota ND|Ohio OH|Oklahoma OK|Oregon OR
Pennsylvania PA|Rhode Island RI|South Carolina SC|South Dakota SD|Tennessee TN|Texas TX|Utah UT|Vermont VT|Virginia VA
Washington WA|West Virginia WV|Wisconsin WI|Wyoming WY`
    .split(/[|\n]/)
    .map((state) => [state.slice(0, -3).toLowerCase(), state.slice(-2)] as const),
);

/** 'TX' of 'Austin, TX', 'Austin TX 78701' or 'Austin, Texas': a whole name counts only after a comma. */
function stateCodeOf(place: string): string | undefined {
  const parts = place.replace(/ \d{5}(?:-\d{4})?$/, "").split(",");
  const name = parts.length > 1 ? parts.at(-1)?.trim().toLowerCase() : undefined;
  return (
    STATE_CODES.get(name ?? "") ?? /[, ]([A-Za-z]{2})$/.exec(parts.join(","))?.[1]?.toUpperCase()
  );
}

/** The time zone of a place written as 'Austin, TX' or 'Austin, Texas', or null if it names no state of the US. */
export function timeZoneOfCity(location: string): string | null {
  const words = location.trim().replace(/\s+/g, " ");
  const place = words.replace(/(?:,? |,)?(?:USA|United States)$/i, "");
  const state = stateCodeOf(place);
  if (state === undefined) return null;
  const city = place.split(",")[0]?.trim().toLowerCase() ?? "";
  return CITIES[`${city}, ${state.toLowerCase()}`] ?? STATES[state] ?? null;
}
