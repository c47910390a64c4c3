import { plainDigits } from "./digits.ts";
import { fold } from "./fold.ts";

/** First to tenth in the ten languages, each with its endings; Chinese and Japanese put a sign before the number. */
const ORDINALS = [
  "first|primer|primera|primero|premier|premiere|erste[nrsm]?|primeir[oa]|перв[а-я]+|الاولى?|पहल[ािीोे]",
  "second|segund[oa]|deuxieme|seconde|zweite[nrsm]?|втор(?:ой|ая|ую|ое|ого)|الثاني|الثانيه|दूसर[ािीोे]",
  "third|tercer|tercera|tercero|troisieme|dritte[nrsm]?|terceir[oa]|трет(?:ий|ья|ью|ье|ьего|ьей)|الثالث|الثالثه|तीसर[ािीोे]",
  "fourth|cuart[oa]|quatrieme|vierte[nrsm]?|quart[oa]|четверт[а-я]+|الرابع|الرابعه|चौथ[ािीोे]",
  "fifth|quint[oa]|cinquieme|funfte[nrsm]?|пят(?:ый|ая|ую|ом)|الخامس|الخامسه|पाँचव[ािीोेंँ]+",
  "sixth|sext[oa]|sixieme|sechste[nrsm]?|шест(?:ой|ая|ую|ом)|السادس|السادسه",
  "seventh|septim[oa]|septieme|siebte[nrsm]?|setim[oa]|седьм[а-я]{2}|السابع|السابعه",
  "eighth|octav[oa]|huitieme|achte[nrsm]?|oitav[oa]|восьм(?:ой|ая|ую|ом)|الثامن|الثامنه",
  "ninth|noven[oa]|neuvieme|neunte[nrsm]?|non[oa]|девят(?:ый|ая|ую|ом)|التاسع|التاسعه",
  "tenth|decim[oa]|dixieme|zehnte[nrsm]?|десят(?:ый|ая|ую|ом)|العاشر|العاشره",
].map(
  (forms) =>
    new RegExp(`(?<![\\p{L}\\p{M}])(?:${fold(forms).normalize("NFC")})(?![\\p{L}\\p{M}])`, "gu"),
);
const HAN = "一二三四五六七八九十";
const IN_DIGITS =
  /(?<!\p{N})(\p{Nd}{1,2})(?: ?(?:st|nd|rd|th)|ro|do|er|eme|o|a)(?!\p{L})|第(\p{Nd}{1,2}|[一二三四五六七八九十])/gu;

/** What 'first' stands before when it counts: 'first shift', and not 'called the owner first'. */
const COUNTS = /^ (?:shift|floor|grade|level|class|place|degree|year)/u;
/** A second of time. */
const OF_TIME = /(?<!\p{L})(?:an?|per|every|each|one|split) $/u;

/** An ordinal in a text, with where its words begin and end in the folded text. */
type Ordinal = { value: number; start: number; end: number };

function ordinalsIn(folded: string): Ordinal[] {
  const words = ORDINALS.flatMap((form, at) =>
    [...folded.matchAll(form)].map(({ 0: word, index }) => ({
      value: at + 1,
      start: index,
      end: index + word.length,
    })),
  );
  const signs = [...folded.matchAll(IN_DIGITS)].map(({ 0: word, 1: digits, 2: sign, index }) => {
    const number = plainDigits(digits ?? sign ?? "");
    const value = HAN.includes(number) ? HAN.indexOf(number) + 1 : Number(number);
    return { value, start: index, end: index + word.length };
  });
  return [...words, ...signs];
}

/** Whether each ordinal that a statement in English counts by is said in its quotes, in any of the ten languages. */
export function saysOrdinals(statement: string, quotes: readonly string[]): boolean {
  const said = new Set(
    quotes.flatMap((quote) => ordinalsIn(fold(quote)).map(({ value }) => value)),
  );
  const folded = fold(statement);
  return ordinalsIn(folded).every(({ value, start, end }) => {
    const counts = folded.slice(start, end) !== "first" || COUNTS.test(folded.slice(end));
    const isTime = folded.slice(start, end) === "second" && OF_TIME.test(folded.slice(0, start));
    return !counts || isTime || said.has(value);
  });
}

/** A text without its ordinals in digits, which are no amounts: '3rd shift' is not three shifts. */
export function withoutOrdinals(text: string): string {
  return text.replace(/(?<!\p{N})\p{Nd}{1,2}(?:st|nd|rd|th)(?!\p{L})/giu, (found) =>
    " ".repeat(found.length),
  );
}
