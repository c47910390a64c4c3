import { oneOf } from "./alternatives.ts";
import { distinctHits, phrases } from "./fold.ts";
import * as lists from "./lexicon/signals.ts";
import { LISTED_EN, stemsIn, withoutThings } from "./verbs.ts";

/** The details that make an account concrete, in folded text: figures, reasons, results, time and case. */
const situation = phrases(lists.SITUATION);
const reasoning = phrases(lists.REASONING);
const results = phrases(lists.RESULTS);
const UNIT = oneOf(lists.UNITS.map((unit) => unit.replace(/\*/g, "\\p{L}*").replace(/\./g, "\\.")));
const NUMBER = oneOf(["\\p{N}+(?:[.,:]\\p{N}+)*", ...lists.AMOUNTS]);
const amounts = new RegExp(
  [
    `(?<![\\p{L}\\p{N}])${NUMBER}[\\s-]+(?:\\p{L}+[\\s-]+){0,2}?${UNIT}(?![\\p{L}\\p{N}])`,
    "\\$\\s?\\p{N}+",
    "\\p{N}+\\s?%",
    "(?<!\\p{N})\\p{N}{1,2}:\\p{N}{2}",
    `\\b(?:at|by|around|a las|las)\\s${oneOf(["\\p{N}{1,2}", ...lists.AMOUNTS])}(?!\\p{N})`,
  ].join("|"),
  "gu",
);
/** A result that is only hoped for is none. */
const WISHED = /\b(?:would|i'd|try to|trying to|want to|hope|will|trataria|quiero)\b/;
/** The same with what is hoped for. */
const WISHES = new RegExp(`${WISHED.source}(?:\\s+[^\\s]+){0,6}`, "g");
/** Signs between words; those inside of a figure or a word stay. */
const SIGNS = /[.,;:!?…¿¡()"“”—–-]+(?=\s|$)|(?<=^|\s)[.,;:!?…¿¡()"“”—–-]+/g;
const content = /\p{L}{4,}/gu;

/** How many different details a folded sentence holds. */
export function countDetails(folded: string) {
  return {
    amounts: distinctHits(folded, amounts),
    situation: distinctHits(folded, situation),
    reasoning: distinctHits(folded, reasoning),
    results: WISHED.test(folded) ? 0 : distinctHits(folded, results),
    content: new Set(folded.match(content) ?? []).size,
  };
}

/** A reason in two languages is one reason. */
const IN_ENGLISH: Record<string, string> = {
  ...{ porque: "because", "ya que": "because", "para que": "so that", entonces: "then" },
  ...{ luego: "then", primero: "first", despues: "after that", antes: "before", si: "if" },
  ...{ finalmente: "finally", "hasta que": "until", aunque: "even though", "por eso": "therefore" },
  ...{ "en lugar de": "instead", "en vez de": "instead", "de esa manera": "that way" },
  ...{ "para evitar": "to avoid" },
};

/** What was read in one sentence: its words, those in which acts are looked for, and the stems of deeds found. */
type Read = { folded: string; done: string; spanish: string[]; told: string[] };

/** Distinct things in texts that were read before: punctuation and sentences make no difference to them. */
export function detailsOf(read: readonly Read[]) {
  const words = (of: (reading: Read) => string) =>
    read.map(of).join(" ").replace(SIGNS, " ").replace(/\s+/g, " ");
  const done = words((reading) => reading.done);
  const folded = words((reading) => reading.folded);
  return {
    acts: new Set([
      ...stemsIn(withoutThings(done), LISTED_EN),
      ...read.flatMap((reading) => reading.spanish),
      ...read.flatMap((reading) => reading.told),
    ]),
    amounts: new Set(folded.match(amounts)),
    reasoning: new Set(folded.match(reasoning)?.map((word) => IN_ENGLISH[word] ?? word)),
    results: new Set(folded.replace(WISHES, " ").match(results)),
  };
}
