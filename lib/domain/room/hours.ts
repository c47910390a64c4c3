import { DAY_PARTS, DAYS, type Day, isFree, toAvailability } from "./availability.ts";

const SHORT = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const;

/** More spans of days than this are no few words anymore. */
const MOST_SPANS = 3;

/** 'Mon–Fri mornings and afternoons, Sat any time': a stored week grid in few words; null if it says no hours. */
export function hoursInWords(grid: string | null): string | null {
  const week = toAvailability(grid);
  if (week === null) return null;
  const spans: { from: number; to: number; parts: string }[] = [];
  for (const [at, day] of DAYS.entries()) {
    const parts = partsOf(week, day);
    const last = spans.at(-1);
    if (last?.parts === parts) last.to = at;
    else spans.push({ from: at, to: at, parts });
  }
  const free = spans.filter(({ parts }) => parts !== "");
  if (free.length === 0) return null;
  if (free.length > MOST_SPANS) {
    const days = DAYS.filter((day) => partsOf(week, day) !== "").length;
    return `${days} days a week, different hours`;
  }
  return free.map(({ from, to, parts }) => `${daysOf(from, to)} ${parts}`).join(", ");
}

function daysOf(from: number, to: number): string {
  if (to - from === DAYS.length - 1) return "Every day";
  return from === to ? `${SHORT[from]}` : `${SHORT[from]}–${SHORT[to]}`;
}

function partsOf(week: string, day: Day): string {
  const free = DAY_PARTS.filter((part) => isFree(week, day, part)).map((part) => `${part}s`);
  if (free.length === DAY_PARTS.length) return "any time";
  return free.length < 3
    ? free.join(" and ")
    : `${free.slice(0, -1).join(", ")} and ${free.at(-1)}`;
}
