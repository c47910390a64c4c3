/** The zones that most of our companies live in, with the names that people there use. */
const COMMON_TIME_ZONES = [
  { value: "America/New_York", label: "Eastern (New York)" },
  { value: "America/Chicago", label: "Central (Chicago)" },
  { value: "America/Denver", label: "Mountain (Denver)" },
  { value: "America/Phoenix", label: "Mountain, no daylight saving (Phoenix)" },
  { value: "America/Los_Angeles", label: "Pacific (Los Angeles)" },
  { value: "America/Anchorage", label: "Alaska (Anchorage)" },
  { value: "Pacific/Honolulu", label: "Hawaii (Honolulu)" },
] as const;

export const DEFAULT_TIME_ZONE = "America/New_York";

/** Whether a value names a zone of the IANA database that this machine knows. */
export function isTimeZone(value: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en-US", { timeZone: value }));
  } catch {
    return false;
  }
}

/** 'America/Indiana/Knox' as a person reads it: 'America, Indiana, Knox'. */
export function timeZoneLabel(value: string): string {
  const common = COMMON_TIME_ZONES.find((zone) => zone.value === value);
  return common?.label ?? value.replaceAll("/", ", ").replaceAll("_", " ");
}

/** Every zone to choose from, the usual ones first. */
export function timeZoneChoices(): string[] {
  const common = COMMON_TIME_ZONES.map((zone) => zone.value);
  return [...new Set([...common, ...Intl.supportedValuesOf("timeZone")])];
}
