/** The zones of the US by today's names, the ones that most people live in first, as people there call them. */
const NAMED = [
  ["America/New_York", "Eastern (New York)"],
  ["America/Chicago", "Central (Chicago)"],
  ["America/Denver", "Mountain (Denver)"],
  ["America/Phoenix", "Mountain, no daylight saving (Phoenix)"],
  ["America/Los_Angeles", "Pacific (Los Angeles)"],
  ["America/Anchorage", "Alaska (Anchorage)"],
  ["Pacific/Honolulu", "Hawaii (Honolulu)"],
  ["America/Puerto_Rico", "Atlantic (Puerto Rico)"],
  ["America/Detroit", "Eastern (Detroit)"],
  ["America/Indiana/Indianapolis", "Eastern (Indianapolis)"],
  ["America/Indiana/Marengo", "Eastern (Marengo, Indiana)"],
  ["America/Indiana/Petersburg", "Eastern (Petersburg, Indiana)"],
  ["America/Indiana/Vevay", "Eastern (Vevay, Indiana)"],
  ["America/Indiana/Vincennes", "Eastern (Vincennes, Indiana)"],
  ["America/Indiana/Winamac", "Eastern (Winamac, Indiana)"],
  ["America/Kentucky/Louisville", "Eastern (Louisville)"],
  ["America/Kentucky/Monticello", "Eastern (Monticello, Kentucky)"],
  ["America/Indiana/Knox", "Central (Knox, Indiana)"],
  ["America/Indiana/Tell_City", "Central (Tell City, Indiana)"],
  ["America/Menominee", "Central (Menominee, Michigan)"],
  ["America/North_Dakota/Beulah", "Central (Beulah, North Dakota)"],
  ["America/North_Dakota/Center", "Central (Center, North Dakota)"],
  ["America/North_Dakota/New_Salem", "Central (New Salem, North Dakota)"],
  ["America/Boise", "Mountain (Boise)"],
  ["America/Juneau", "Alaska (Juneau)"],
  ["America/Metlakatla", "Alaska (Metlakatla)"],
  ["America/Nome", "Alaska (Nome)"],
  ["America/Sitka", "Alaska (Sitka)"],
  ["America/Yakutat", "Alaska (Yakutat)"],
  ["America/Adak", "Hawaii–Aleutian (Adak)"],
  ["America/St_Thomas", "Atlantic (US Virgin Islands)"],
  ["Pacific/Guam", "Chamorro (Guam)"],
  ["Pacific/Saipan", "Chamorro (Saipan)"],
  ["Pacific/Pago_Pago", "Samoa (Pago Pago)"],
] as const;

const LABELS = new Map<string, string>(NAMED);

/** What to choose from first. */
export const US_TIME_ZONES: readonly string[] = NAMED.map(([value]) => value);

export const DEFAULT_TIME_ZONE = "America/New_York";

/** Browsers still call these zones by the names that they had long ago. */
const RENAMED: Record<string, string> = {
  "Africa/Asmera": "Africa/Asmara",
  "America/Buenos_Aires": "America/Argentina/Buenos_Aires",
  "America/Catamarca": "America/Argentina/Catamarca",
  "America/Coral_Harbour": "America/Atikokan",
  "America/Cordoba": "America/Argentina/Cordoba",
  "America/Fort_Wayne": "America/Indiana/Indianapolis",
  "America/Godthab": "America/Nuuk",
  "America/Indianapolis": "America/Indiana/Indianapolis",
  "America/Jujuy": "America/Argentina/Jujuy",
  "America/Louisville": "America/Kentucky/Louisville",
  "America/Mendoza": "America/Argentina/Mendoza",
  "Asia/Calcutta": "Asia/Kolkata",
  "Asia/Katmandu": "Asia/Kathmandu",
  "Asia/Rangoon": "Asia/Yangon",
  "Asia/Saigon": "Asia/Ho_Chi_Minh",
  "Atlantic/Faeroe": "Atlantic/Faroe",
  "Europe/Kiev": "Europe/Kyiv",
  "Pacific/Enderbury": "Pacific/Kanton",
  "Pacific/Ponape": "Pacific/Pohnpei",
  "Pacific/Truk": "Pacific/Chuuk",
};

/** Today's name of a zone: 'Asia/Kolkata' of 'Asia/Calcutta'. */
export function todaysTimeZone(value: string): string {
  return RENAMED[value] ?? value;
}

/** Whether a value names a zone of the IANA database that this machine knows. */
export function isTimeZone(value: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en-US", { timeZone: value }));
  } catch {
    return false;
  }
}

/** 'America/Argentina/Salta' as a person reads it: 'America, Argentina, Salta'. */
export function timeZoneLabel(value: string): string {
  return LABELS.get(value) ?? value.replaceAll("/", ", ").replaceAll("_", " ");
}

/** Every zone outside the US that this machine knows, by today's names. */
export function otherTimeZones(): string[] {
  const zones = Intl.supportedValuesOf("timeZone").map(todaysTimeZone);
  return [...new Set(zones)].filter((zone) => !LABELS.has(zone)).sort();
}
