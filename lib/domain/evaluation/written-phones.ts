import type { Edit } from "./sent-text.ts";
import { matchesIn } from "./windows.ts";

const DASH = "[ .\\-‐–－]";
const GROUPS = new RegExp(
  `(?<![\\p{N}$€£¥/:]|\\p{N}[.,-])(?:\\+|\\()?\\p{N}{1,6}(?:(?:\\)?${DASH}\\(?|[()])\\p{N}{2,6})+(?![\\p{N}%€]|[,:/]\\p{N})`,
  "gu",
);
const DATE = /^(?:\p{N}{4}[-. ]\p{N}{1,2}[-. ]\p{N}{1,2}|\p{N}{1,2}[-. ]\p{N}{1,2}[-. ]\p{N}{4})$/u;
const ZIP = /^\p{N}{5}-\p{N}{4}$/u;
const YEAR = /^(?:19|20)\p{N}{2}$/u;

/** Figures in groups that are written like a phone's: 7 to 15, and no years, date, amount or list of room numbers. */
function isPhone(run: string): boolean {
  const groups = run.match(/\p{N}+/gu) ?? [];
  const figures = groups.join("").length;
  if (figures < 7 || figures > 15 || DATE.test(run) || ZIP.test(run)) return false;
  if (groups.every((group) => group.length <= 2 || YEAR.test(group))) {
    // Only pairs: a phone of pairs begins with a zero or a plus; others are a list.
    return (
      groups.length >= 4 && !groups.some((group) => YEAR.test(group)) && /^[+(]?0|^\+/.test(run)
    );
  }
  const [first = "", ...others] = groups;
  const marked = /[+()]/.test(run) || first.startsWith("0");
  const even = others.every(({ length }) => length === others[0]?.length);
  const amount = even && others[0]?.length === 3 && first.length <= 3;
  const list = even && others[0]?.length === first.length;
  return marked || !(amount || list);
}

const ONE_BY_ONE =
  /(?<![\p{N}$€£¥/:]|\p{N}[.,-])\p{N}(?:[ .,\-‐-―·/]{1,2}\p{N}{1,4}){3,14}(?![\p{N}%€]|[,:/]\p{N})/gu;

/** Figures said one by one; a list of rooms goes up, and holds more than single figures. */
function isSpelledPhone(run: string): boolean {
  const groups = run.match(/\p{N}+/gu) ?? [];
  const single = groups.filter((group) => group.length === 1).length;
  const figures = groups.join("").length;
  const goesUp = groups.every((group, at) => at === 0 || Number(groups[at - 1]) <= Number(group));
  if (goesUp) return false;
  return single === groups.length
    ? figures >= 7
    : single >= 3 && (figures === 10 || figures === 11);
}

/** Phone numbers of any country in figures: '55 1234 5678', '06 12 34 56 78', '8 (912) 345-67-89'. */
export function writtenPhones(text: string): Edit[] {
  const groups = matchesIn(text, GROUPS).filter(({ text: run }) => isPhone(run));
  const spelled = matchesIn(text, ONE_BY_ONE).filter(({ text: run }) => isSpelledPhone(run));
  return [...groups, ...spelled].map(({ start, end }) => ({ start, end, text: "[phone]" }));
}
