import { withoutAsides } from "./asides.ts";
import { withoutBackground } from "./background.ts";
import { elliptical } from "./elliptical.ts";
import { distinctHits, fold, phrases } from "./fold.ts";
import { CUES } from "./lexicon/cues.ts";
import * as lists from "./lexicon/signals.ts";
import { FORMS_ES } from "./lexicon/verbs-es.ts";
import { type Metric, perMetric } from "./metrics.ts";
import type { Sentence } from "./sentences.ts";
import { asDeeds, inFull } from "./spelling.ts";
import { toldDeeds } from "./told/deeds.ts";
import { ownInSpanish } from "./told/spanish.ts";
import { hasSpanish } from "./told/which-language.ts";
import { countWords } from "./words.ts";

const cues = perMetric((metric) => phrases(CUES[metric]));
const actsEn = phrases(lists.ACTS_EN);
const verb = new RegExp(actsEn.source, "u");
const isVerb = (word: string) => verb.test(word);
const actsEs = phrases([...lists.ACTS_ES, ...FORMS_ES]);
const firstPerson = phrases([...lists.FIRST_PERSON_EN, "[we]"]);
const situation = phrases(lists.SITUATION);
const reasoning = phrases(lists.REASONING);
const results = phrases(lists.RESULTS);
const units = lists.UNITS.map((unit) => unit.replace(/\*/g, "\\p{L}*").replace(/\./g, "\\.")).join(
  "|",
);
const numbers = `(?:\\p{N}+(?:[.,:]\\p{N}+)*|${lists.AMOUNTS.join("|")})`;
const amounts = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${numbers})[\\s-]+(?:\\p{L}+[\\s-]+){0,2}?(?:${units})(?![\\p{L}\\p{N}])|\\$\\s?\\p{N}+|\\p{N}+\\s?%|(?<!\\p{N})\\p{N}{1,2}:\\p{N}{2}|\\b(?:at|by|around|a las|las)\\s(?:\\p{N}{1,2}|${lists.AMOUNTS.join("|")})(?!\\p{N})`,
  "gu",
);
const denied = lists.DENIALS.join("|");
const counters = lists.COUNTER.map(({ metric, phrases: list }) => ({
  metric,
  list: phrases(list),
}));
const deniedBefore = new RegExp(`(?:^|[^\\p{L}])(?:${denied})(?:\\s+[\\p{L}']+){0,3}\\s*$`, "u");
/** A result that is only hoped for is none. */
const WISHED = /\b(?:would|i'd|try to|trying to|want to|hope|will|trataria|quiero)\b/;
/** The same with what is hoped for. */
const WISHES = new RegExp(`${WISHED.source}(?:\\s+[^\\s]+){0,6}`, "g");
/** Signs between words; those inside of a figure or a word stay. */
const SIGNS = /[.,;:!?…¿¡()"“”—–-]+(?=\s|$)|(?<=^|\s)[.,;:!?…¿¡()"“”—–-]+/g;
const content = /\p{L}{4,}/gu;

/** What one sentence holds, as far as word lists can tell. Counts are of different things. */
export type Reading = {
  sentence: Sentence;
  folded: string;
  /** `folded` without what was not done, or not by who speaks: the words in which acts are looked for. */
  done: string;
  /** Holds something beside work: a question to the reader, thanks, the terms of this job. */
  aside: boolean;
  /** Begins with a verb of work and names nobody: 'Wear gloves and read the label'. */
  rule: boolean;
  own: boolean;
  /** Holds a deed with its doer as the subject beside it: 'I then closed', 'Changed', 'cerré'. */
  bound: boolean;
  /** The deeds told by grammar alone, by their stems. */
  told: string[];
  /** The listed Spanish ones, in the same way. */
  spanish: string[];
  /** Acts in words that the lists know. */
  listed: number;
  acts: number;
  amounts: number;
  situation: number;
  reasoning: number;
  results: number;
  content: number;
  cues: Record<Metric, number>;
  counters: Metric[];
};

const ENDING =
  /(?:abamos|iamos|ariamos|amos|imos|emos|aria|eria|iria|aba|ia|ado|ido|ando|iendo|ar|er|ir|ing|ed|e|i|o|y|s)$/;

/** What the forms of one verb share, so that 'cleaned' and 'cleaning' are one deed. */
export function stemOf(deed: string): string {
  const word =
    /^(?:he|hemos|lo|la|los|las|me|yo|i|we) (\S+)/.exec(deed)?.[1] ?? deed.split(" ")[0] ?? deed;
  const stem = word.length > 4 ? word.replace(ENDING, "") : word.replace(/(?<=..)[eoi]$/, "");
  return stem
    .replace(/(.)\1$/, "$1")
    .replace(/qu$/, "c")
    .replace(/gu$/, "g")
    .slice(0, 6);
}

const stemsIn = (text: string, pattern: RegExp) => (text.match(pattern) ?? []).map(stemOf);

/** Sounds and fillers set off by commas: never judged, so never read. */
const FILLERS =
  /(^|[\s,])(?:(?:u+m+|u+h+|e+h+|e+r+m*|h+m+|like|you know|i mean|basically|este|pues|o sea|sabes)(?:,|$)\s*)+/g;

/** Stands for what is no act, so that nothing behind it is taken for what was done. */
const LEFT_OUT = " … ";

/** What somebody can't, won't or didn't do is no act. */
const NOT_DONE =
  /(?<!\p{L})(?:(?:don't|dont|do not|didn't|not) (?:know|sure|remember)|no se|no sabia) (?:how|what|if|whether|when|where|why|who|como|que|si|cuando|donde)(?!\p{L})[^,.;:]{0,80}|(?<![\p{L}])(?:can't|cant|cannot|don't|dont|didn't|didnt|won't|wont|wouldn't|wouldnt|not|no)\s+(?:(?:really|even|ever|usually|be|been|have|to|me|le|les|lo|la|se)\s+)*\p{L}+/gu;

/** What was done to somebody is no act of theirs: 'I was told'. */
const DONE_TO =
  /(?<!\p{L})(?:(?:i|we) (?:was|were|am|got|been|have been|'ve been)|i'm|i've been) (?:also |just |always )?(?:told|asked|given|paid|hired|promised|called|moved|trained|shown|sent|taught)(?!\p{L})/gu;

/** People and things whose names begin like an act: 'my manager' manages nothing that is told of. */
const NO_ACT =
  /(?<!\p{L})(?:managers?|management|supervisors?|hiring|servers?|services?|trainers?|nothing|notices?|(?:hold|hang) on|wait (?:a|one) (?:second|sec|minute)|que me quede|(?:me )?llevo (?:muy )?bien|(?<!never )used to(?! the)|(?:wear|wore|wearing)(?: (?!and |so |when |then )\p{L}+){0,4}|walk(?:ed)? with|(?!(?:re|double|cross|pre|deep|spot|power|pressure|steam)-)\p{L}+-\p{L}+ed)(?!\p{L})/gu;

/** What they, people or you do is not one's own act. */
const OTHERS_ACT =
  /(?<!\p{L})(?:they|people|you|yall|y'all|everybody else|the others|\[(?:family|person)\])(?:'d|'ll|'ve)?\s+(?:(?:just|always|never|then|even|only|all|both|would|will|used to|had|have|got to|to)\s+)*\p{L}+/gu;
/** Behind these stands whom something is done to, and not who does something. */
const TO_WHOM =
  /(?:^|\s)(?:to|from|with|for|at|on|by|of|behind|beside|between|about|over|under|near|without|against|around|off|past)\s$/;
/** Behind a verb, too: 'and stand [person] up'. */
const DONE_WITH = /(?:^|\s)(?:i|we|to|and|then|would)\s\p{L}+\s$/u;
/** But whoever is told or made to do something does it, and who is joined to them too. */
const CAUSES =
  /(?:^|\s)(?:told|tell|telling|asked|ask|asking|had|have|having|made|make|making|let|letting|helped|help|got|get|wanted|want|and|but|so|then|that|because|if|when|until|while|where|what|how|why|before|after|who|once)\s$/;

/** Characters before somebody that tell whether something is done to them. */
const LOOK_BACK = 40;

function withoutOthersActs(text: string): string {
  return text.replace(OTHERS_ACT, (whole, at: number) => {
    const before = text.slice(Math.max(0, at - LOOK_BACK), at);
    const last = before.trim().split(" ").at(-1) ?? "";
    const object =
      TO_WHOM.test(before) || (!CAUSES.test(before) && (isVerb(last) || DONE_WITH.test(before)));
    return object ? whole : LEFT_OUT;
  });
}

/** 'I am responsible, punctual and organized' names no act, though 'organized' could. */
const SELF_PRAISE =
  /(?<![\p{L}])(?:i am|i'm|soy|i have always been|i consider myself)(?:\s+(?:a|an|very|always|really|so|muy|una?|persona))*(?:\s+\p{L}+,)+(?:\s+\p{L}+)?(?:,?\s+(?:and|y)\s+(?:an?\s+)?\p{L}+(?:\s+\p{L}+)?)?/gu;

function countersIn(folded: string): Metric[] {
  return counters
    .filter(({ list }) =>
      [...folded.matchAll(list)].some((match) => !deniedBefore.test(folded.slice(0, match.index))),
    )
    .map(({ metric }) => metric);
}

const SUBJECT =
  /(?<![\p{L}\p{N}])(?:i|i'm|i've|i'd|i'll|we|we're|we've|we'd|we'll)(?![\p{L}\p{N}'])|\[we\]/u;
const DEED = new RegExp(
  `(?:${SUBJECT.source})\\s+(?:(?:\\p{L}+ly|also|always|would|just|then|never|have|had|will|been|only|usually|can|could|did|do|even|both|first|am|was|were|start|started|go|went|to|used to)\\s+)*(?:${actsEn.source})|(?:made|make|makes|had|have|let|sent|taught|told|asked|put|got) (?:me|us) (?:to )?(?:${actsEn.source})`,
  "u",
);
/** Somebody else as the subject: 'my cousin works there'. */
const OF_OTHERS =
  /^\W*(?:and |but |so |well |sorry |anyway )*(?:(?:my |mi |the )?\[(?:family|person|name)\]|(?:my|mi) (?:landlord|neighbou?r|roommate|friend|buddy|doctor|teacher|pastor|phone|amig[oa]|vecin[oa]|casero)(?!\p{L}))/u;
/** Who tells comes in later: 'they rate us and I got full marks'. */
const JOINED_I =
  /(?:,|(?<!\p{L})(?:and|so|then|but)) (?:i|we)(?= (?!like|love|think|hope|want)\p{L})/u;
/** A workplace as the subject: 'the other place made us buy the shoes'. */
const OF_A_PLACE =
  /^\W*(?:and |but |so |well )*(?:the |my |that |this )?(?:other|last|old) (?:place|job|company)(?!\p{L})/u;
/** An order to the reader is no account, though it says 'me' and 'my'. */
const TO_THE_READER = /(?<![\p{L}])(?:you|your|please)(?![\p{L}])/u;

/** Whether somebody tells of themselves: as the subject, or by 'my', 'me' and 'us' when nobody is spoken to. */
function tellsOfSelf(folded: string): boolean {
  if (OF_OTHERS.test(folded)) return DEED.test(folded) || JOINED_I.test(folded);
  if (OF_A_PLACE.test(folded)) return SUBJECT.test(folded);
  if (SUBJECT.test(folded)) return true;
  return distinctHits(folded, firstPerson) > 0 && !TO_THE_READER.test(folded);
}

/** Reads one sentence of a sent text, English or Spanish. */
export function readSentence(sentence: Sentence): Reading {
  const whole = inFull(fold(sentence.text), isVerb).replace(FILLERS, "$1").replace(/\s+/g, " ");
  const { rest: folded, held: aside } = withoutAsides(withoutBackground(whole));
  const done = withoutOthersActs(
    asDeeds(folded, isVerb)
      .replace(NOT_DONE, LEFT_OUT)
      .replace(DONE_TO, LEFT_OUT)
      .replace(NO_ACT, LEFT_OUT),
  ).replace(SELF_PRAISE, LEFT_OUT);
  const spanish = hasSpanish(folded) ? stemsIn(ownInSpanish(done, sentence.text), actsEs) : [];
  const clipped = elliptical(folded);
  const english = tellsOfSelf(folded) || clipped === "deed" || clipped === "time";
  const { firm, all } = toldDeeds(done, sentence.text);
  const listed = new Set([...(english ? stemsIn(done, actsEn) : []), ...spanish]);
  const acts = new Set([...listed, ...firm.map(stemOf)]).size;
  return {
    sentence,
    folded,
    done,
    aside,
    rule: clipped === "rule",
    own: english || spanish.length + firm.length > 0,
    told: all.map(stemOf),
    spanish,
    listed: listed.size,
    bound: spanish.length + firm.length > 0 || clipped === "deed" || (english && DEED.test(done)),
    acts,
    amounts: distinctHits(folded, amounts),
    situation: distinctHits(folded, situation),
    reasoning: distinctHits(folded, reasoning),
    results: WISHED.test(folded) ? 0 : distinctHits(folded, results),
    content: new Set(folded.match(content) ?? []).size,
    cues: perMetric((metric) => distinctHits(folded, cues[metric])),
    counters: english || spanish.length > 0 ? countersIn(folded) : [],
  };
}

/** Distinct things in texts that were read before: punctuation and sentences make no difference to them. */
export function detailsOf(read: readonly Reading[]) {
  const words = (of: (reading: Reading) => string) =>
    read.map(of).join(" ").replace(SIGNS, " ").replace(/\s+/g, " ");
  const done = words((reading) => reading.done);
  const folded = words((reading) => reading.folded);
  return {
    acts: new Set([
      ...stemsIn(done, actsEn),
      ...read.flatMap((reading) => reading.spanish),
      ...read.flatMap((reading) => reading.told),
    ]),
    amounts: new Set(folded.match(amounts)),
    reasoning: new Set(folded.match(reasoning)),
    results: new Set(folded.replace(WISHES, " ").match(results)),
  };
}

/** A string of key words without the small words that make a sentence. */
export function isWordList(reading: Reading): boolean {
  const words = reading.folded.replace(/\[\p{L}+\]/gu, "who");
  const total = countWords(words);
  const long = words.match(/\p{L}{4,}/gu)?.length ?? 0;
  return total >= 8 && long / total > 0.85;
}

/**
 * What a sentence is worth as evidence for a metric, 0 to about 5. Without an own act it is worth little,
 * praise of oneself nothing.
 */
export function strength(reading: Reading, metric: Metric): number {
  const about = reading.cues[metric];
  if (about === 0 || !reading.own || isWordList(reading)) return 0;
  if (reading.acts === 0 && (reading.aside || reading.amounts + reading.results === 0)) return 0;
  const act = reading.acts === 0 ? 0.3 : Math.min(1 + 0.25 * (reading.acts - 1), 1.6);
  const specific =
    0.7 * Math.min(reading.amounts, 1.5) +
    0.5 * Math.min(reading.reasoning, 1) +
    0.6 * Math.min(reading.results, 1) +
    0.3 * Math.min(reading.situation, 1) +
    (reading.content >= 9 ? 0.4 : 0);
  return 0.5 + 0.2 * Math.min(about - 1, 2) + act + (reading.acts === 0 ? specific / 2 : specific);
}
