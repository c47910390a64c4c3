import { fold } from "../text/fold.ts";
import { DAY_PARTS, DAYS, type Day, type DayPart, isFree } from "./availability.ts";

/** Hours that a text names: on each of the days (null: on any one), in one of each group's parts of the day. */
type NamedHours = { days: readonly Day[] | null; parts: readonly (readonly DayPart[])[] };

/** Longer texts ask for more than hours. */
const LONGEST = 200;
const ASKS_TO_WORK =
  /\b(?:work|available|availability|shifts?|trabajar|disponible|disponibilidad|turnos?)\b/;
/** A choice, an exception, a condition, a part of it or a thing of the past: then nothing is sure. */
const UNSURE = new RegExp(
  "\\b(?:not?|or|any|some|either|except|without|unless|if|when|between|sometimes|occasional(?:ly)?|other|rotating|least|most|" +
    "once|twice|months?|worked|have you|did you|experience|ni|o|u|sin|si|cuando|algun\\w*|excepto|salvo|veces|entre l\\w+ y|" +
    "otros?|mes|trabajado|experiencia)\\b",
);

const FULL_DAY =
  "(?:mon|tues|wednes|thurs|fri|satur|sun)days?|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?";
/** Alone, 'sat' and 'sun' are words. */
const SPAN_DAY = `(${FULL_DAY}|mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)`;
const SPAN = new RegExp(`\\b${SPAN_DAY}\\s*(?:to|through|thru|al?|[-–—])\\s*${SPAN_DAY}\\b`, "g");
const NAMED_DAY = new RegExp(`\\b(?:${FULL_DAY})\\b`, "g");
const STARTS = ["mon lun", "tue mar", "wed mie", "thu jue", "fri vie", "sat sab", "sun dom"];
const GROUPS: readonly [RegExp, readonly Day[]][] = [
  [/\b(?:weekdays?|entre semana)\b/, DAYS.slice(0, 5)],
  [/\b(?:weekends?|fin(?:es)? de semana)\b/, DAYS.slice(5)],
  [/\b(?:every ?day|daily|(?:7|seven) days|todos los dias)\b/, DAYS],
];

/** A night shift begins in the evening, and 'noche' is both. */
const PARTS: readonly [RegExp, readonly DayPart[]][] = [
  [/\b(?:mornings?|mananas|por la manana)\b/, ["morning"]],
  [/\b(?:afternoons?|tardes|por la tarde)\b/, ["afternoon"]],
  [/\bevenings?\b/, ["evening"]],
  [/\b(?:(?:over)?nights?|noches?)\b/, ["evening", "night"]],
];

const TIME = "(\\d{1,2})(?::(\\d\\d))?\\s?([ap])\\.?m\\b\\.?";
const CLOCK = new RegExp(`${TIME}\\s*(?:to|until|till|through|a|hasta|[-–—])(?: las?)?\\s*${TIME}`);
const ANY_TIME = /\d\s?(?::|[ap]\.?m\b)/;
/** Fewer hours of a part of the day may be left out of a grid. */
const HOURS_OF_A_PART = 2;

/**
 * Which hours a must-have asks for, in English or Spanish, if that is sure: 'Can you work Sunday to Thursday nights?'.
 * Null for everything else.
 */
export function namedHours(text: string): NamedHours | null {
  if (text.length > LONGEST) return null;
  const folded = fold(text);
  if (!ASKS_TO_WORK.test(folded) || UNSURE.test(folded)) return null;
  const clock = CLOCK.exec(folded);
  const rest = clock ? folded.replace(clock[0], " ") : folded;
  if (ANY_TIME.test(rest)) return null;
  const days = daysIn(rest);
  const parts = [
    ...PARTS.flatMap(([words, group]) => (words.test(rest) ? [group] : [])),
    ...(clock ? partsOfClock(clock) : []),
  ];
  if (days.length === 0 && parts.length === 0) return null;
  return {
    days: days.length === 0 ? null : days,
    parts: parts.length === 0 ? [DAY_PARTS] : parts,
  };
}

function daysIn(folded: string): Day[] {
  const spans = [...folded.matchAll(SPAN)].flatMap(([, from = "", to = ""]) => {
    const [first, last] = [dayAt(from), dayAt(to)];
    return DAYS.map((_, on) => (first + on) % DAYS.length).slice(0, ((last - first + 7) % 7) + 1);
  });
  const alone = folded.replace(SPAN, " ").match(NAMED_DAY) ?? [];
  const at = new Set([...spans, ...alone.map(dayAt)]);
  const groups = GROUPS.flatMap(([words, days]) => (words.test(folded) ? days : []));
  return DAYS.filter((day, index) => at.has(index) || groups.includes(day));
}

function dayAt(word: string): number {
  return STARTS.findIndex((starts) => starts.includes(word.slice(0, 3)));
}

/** The parts of a day that hours by the clock need for more than a moment. */
function partsOfClock([, h1, m1, half1, h2, m2, half2]: RegExpExecArray): DayPart[][] {
  const hour = (hours = "", minutes = "0", half = "") =>
    (Number(hours) % 12) + (half === "p" ? 12 : 0) + Number(minutes) / 60;
  const from = hour(h1, m1, half1);
  const until = hour(h2, m2, half2);
  const end = until > from ? until : until + 24;
  // From 6 am; the night is the next day's.
  return DAY_PARTS.filter((_, index) => {
    const begins = 6 + index * 6;
    const shared = [begins - 24, begins].map(
      (start) => Math.min(end, start + 6) - Math.max(from, start),
    );
    return Math.max(...shared) >= HOURS_OF_A_PART;
  }).map((part) => [part]);
}

/** Whether a person's week has the hours: a night after midnight may stand on the day that it follows, or on its own. */
export function hasHours(week: string, { days, parts }: NamedHours): boolean {
  const isFreeAt = (day: Day, part: DayPart) =>
    isFree(week, day, part) || (part === "night" && isFree(week, dayAfter(day), part));
  const meets = (day: Day, group: readonly DayPart[]) => group.some((part) => isFreeAt(day, part));
  return parts.every((group) =>
    days === null ? DAYS.some((day) => meets(day, group)) : days.every((day) => meets(day, group)),
  );
}

function dayAfter(day: Day): Day {
  return DAYS[(DAYS.indexOf(day) + 1) % DAYS.length] ?? day;
}
