import type { Metric } from "#lib/domain/evaluation/metrics";
import { countWords } from "#lib/domain/evaluation/words";
import { fold } from "#lib/domain/text/fold";
import { cuesIn } from "./cues.ts";
import { kinds, type Words } from "./words.ts";

/** What one sentence holds. Counts are of different things. */
export type Reading = {
  text: string;
  folded: string;
  words: number;
  did: number;
  does: number;
  said: number;
  amounts: number;
  /** Amounts as they were said, with what they count: 'two rooms'. */
  specifics: string[];
  results: number;
  times: number;
  claims: number;
  work: number;
  cues: Record<Metric, number>;
};

/** A unit behind an amount, which makes no clock time of it: '6 pm', '45 degrees'. */
const UNIT =
  /^ (?:[AaPp]\.?[Mm]|percent|min|hrs?|(?:minute|hour|degree|dollar|cent|mile|minuto|hora|grado)s)(?!\p{L})/u;
/** What an amount counts, if it stands behind it: 'rooms', 'minutos'; no name, and no verb of the next words. */
const COUNTED =
  /^ (?:people|(?!this|always|does|goes|pues|antes|nom|desp|plus|less|some|perhaps|mientras|adem)\p{Ll}{3,20}(?<!mo)s)(?!\p{L})/u;
const BY_ITSELF = /\p{N}[\p{L}%]|[$€£:]/u;
const WHEN = /(?<!\p{L})(?:at|by|before|after|around|about|until|till|las) $/iu;
const AT_A_TIME = /^(?:at|las) /i;

/** What a reader understands at once, as it was said: '25 minutes', '6am', 'at 6'; never a bare 'two' or '45'. */
function specificsIn(text: string, amount: RegExp): string[] {
  // The one letter that is longer in lower case, which would shift all that follows it.
  const lower = text.replaceAll("İ", "I").toLowerCase();
  return [...lower.matchAll(amount)].flatMap(({ 0: { length }, index }) => {
    const end = index + length;
    const whole = text.slice(index, end);
    const said = whole.replace(/[.,:/]{1,13}$/, "");
    const when = WHEN.exec(text.slice(Math.max(0, index - 8), index))?.[0].toLowerCase() ?? "";
    const next = said === whole ? text.slice(end, end + 30) : "";
    const unit = UNIT.exec(next) ?? (AT_A_TIME.test(when) ? null : COUNTED.exec(next));
    if (unit !== null) return said + unit[0];
    if (BY_ITSELF.test(said)) return said;
    return when !== "" && /\p{N}/u.test(said) ? when + said : [];
  });
}

export function readSentence(text: string, words: Words): Reading {
  const folded = fold(text).replace(/\s+/g, " ");
  return {
    text,
    folded,
    words: countWords(text),
    did: kinds(folded, words.did),
    does: kinds(folded, words.does),
    said: kinds(folded, words.said),
    amounts: kinds(folded, words.amount),
    specifics: specificsIn(text, words.amount),
    results: kinds(folded, words.result),
    times: kinds(folded, words.time),
    claims: kinds(folded, words.claim),
    work: kinds(folded, words.work),
    cues: cuesIn(folded),
  };
}

/** Whether a sentence tells of something done or said, or counts something of work; others earn and cost nothing. */
export function tells({ did, does, said, amounts, results, work }: Reading): boolean {
  return did + does + said > 0 || (amounts + results > 0 && work > 0);
}
