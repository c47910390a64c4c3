import { languageTag, textAttributes } from "./languages.ts";
import { playTime } from "./play-time.ts";

type Values = Record<string, string | number>;

/** The forms of a text by number: those that Intl.PluralRules names for its language. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/**
 * 'Up to {time}' with its values put in, numbers as the language writes them. A name that ends with a full stop keeps
 * only one; in a right-to-left text a name keeps its own direction.
 */
export function fill(text: string, values: Values, language = "en"): string {
  return text.replace(/\{(\w+)\}(\.?)/g, (whole, name: string, stop: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    if (typeof value === "number") return value.toLocaleString(languageTag(language)) + stop;
    const said = textAttributes(language).dir === "rtl" ? `\u2068${value}\u2069` : value;
    return value.endsWith(".") ? said : said + stop;
  });
}

/** The form of a text that fits a number in a language, with the number as {count}. */
export function plural(forms: Forms, count: number, language: string): string {
  const rule = new Intl.PluralRules(languageTag(language)).select(count);
  return fill(forms[rule] ?? forms.other, { count }, language);
}

/** 'Explains it' as it stands within a sentence: 'explains it'. */
export function lowerFirst(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}

/** 'explains it' as it begins a sentence: 'Explains it'. */
export function upperFirst(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** 'Two, three' as the language lists things. */
export function list(parts: readonly string[], language: string): string {
  const format = { type: "conjunction", style: "narrow" } as const;
  return new Intl.ListFormat(languageTag(language), format).format(parts);
}

/** '1 person', '1,000 people'. */
export function peopleInWords(people: number): string {
  return `${people.toLocaleString("en-US")} ${people === 1 ? "person" : "people"}`;
}

/** Seconds that are left, as a clock shows them, begun ones included: '1:05'. */
export function clock(seconds: number): string {
  return playTime(Math.ceil(seconds));
}

/** '30 days', as the language counts them. */
export function days(count: number, language: string): string {
  return span(count, "day", language);
}

/** '4 years', as the language counts them. */
export function years(count: number, language: string): string {
  return span(count, "year", language);
}

/** '2 hours' or '90 minutes', as the language counts them. */
export function duration(minutes: number, language: string): string {
  return minutes % 60 === 0
    ? span(minutes / 60, "hour", language)
    : span(minutes, "minute", language);
}

function span(count: number, unit: "minute" | "hour" | "day" | "year", language: string): string {
  const format = { style: "unit", unit, unitDisplay: "long" } as const;
  return new Intl.NumberFormat(languageTag(language), format).format(count);
}

/**
 * An instant with day, hour and zone, in the reader's language; in their own zone unless one is given. A zone without letters
 * of its own in that language is said as people there name it, behind the hour: 'mardi 1 décembre à 10:00 (heure de l’Est
 * nord-américain)'.
 */
export function instant(iso: string, language: string, timeZone?: string): string {
  const date = new Date(iso);
  const format = (zone?: ZoneStyle) =>
    new Intl.DateTimeFormat(languageTag(language), {
      weekday: "long",
      day: "numeric",
      month: "long",
      hour: "numeric",
      minute: "2-digit",
      timeZoneName: zone,
      timeZone,
    });
  const nameOf = (zone: ZoneStyle) =>
    format(zone)
      .formatToParts(date)
      .find(({ type }) => type === "timeZoneName")?.value ?? "";
  if (!/\d/.test(nameOf("short"))) return format("short").format(date);
  try {
    // In Russian 'Восточная Америка' is no zone that anybody speaks of; its city is.
    return `${format().format(date)} (${nameOf(language === "ru" ? "shortGeneric" : "longGeneric")})`;
  } catch {
    // Browsers before 2022 know no such names.
    return format("short").format(date);
  }
}

type ZoneStyle = "short" | "shortGeneric" | "longGeneric";

/** The day of an instant: 'Monday, December 1'. */
export function dayOf(iso: string, language: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(languageTag(language), {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone,
  }).format(new Date(iso));
}
