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
  acts: number;
  amounts: number;
  situation: number;
  reasoning: number;
  results: number;
  content: number;
  cues: Record<Metric, number>;
  counters: Metric[];
};

/** Sounds and fillers set off by commas: never judged, so never read. */
const FILLERS =
  /(^|[\s,])(?:(?:u+m+|u+h+|e+h+|e+r+m*|h+m+|like|you know|i mean|basically|este|pues|o sea|sabes)(?:,|$)\s*)+/g;

/** What somebody can't, won't or didn't do is no act. */
const NOT_DONE =
  /(?<![\p{L}])(?:can't|cant|cannot|don't|dont|didn't|didnt|won't|wont|wouldn't|wouldnt|not|no)\s+(?:(?:really|even|ever|usually|me|le|les|lo|la|se)\s+)?\p{L}+/gu;

/** What was done to somebody is no act of theirs: 'I was told'. */
const DONE_TO =
  /(?<!\p{L})(?:(?:i|we) (?:was|were|am|got|been|have been|'ve been)|i'm|i've been) (?:also |just |always )?(?:told|asked|given|paid|hired|promised|called|moved|trained|shown|sent|taught)(?!\p{L})/gu;

/** People and things whose names begin like an act: 'my manager' manages nothing that is told of. */
const NO_ACT =
  /(?<!\p{L})(?:managers?|management|supervisors?|hiring|servers?|services?|trainers?|nothing|notices?|(?:hold|hang) on|wait (?:a|one) (?:second|sec|minute)|que me quede|(?:me )?llevo (?:muy )?bien|(?<!never )used to(?! the))(?!\p{L})/gu;

/** What they, people or you do is not one's own act. */
const OTHERS_ACT =
  /(?<!\p{L})(?:they|people|you|yall|y'all|everybody else|the others|\[(?:family|person)\])(?:'d|'ll|'ve)?\s+(?:(?:just|always|never|then|even|only|all|both|would|will|used to|had|have|got to)\s+)*\p{L}+/gu;

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
/** A workplace as the subject: 'the other place made us buy the shoes'. */
const OF_A_PLACE =
  /^\W*(?:and |but |so |well )*(?:the |my |that |this )?(?:other|last|old) (?:place|job|company)(?!\p{L})/u;
/** An order to the reader is no account, though it says 'me' and 'my'. */
const TO_THE_READER = /(?<![\p{L}])(?:you|your|please)(?![\p{L}])/u;

/** Whether somebody tells of themselves: as the subject, or by 'my', 'me' and 'us' when nobody is spoken to. */
function tellsOfSelf(folded: string): boolean {
  if (OF_OTHERS.test(folded)) return DEED.test(folded);
  if (OF_A_PLACE.test(folded)) return SUBJECT.test(folded);
  if (SUBJECT.test(folded)) return true;
  return distinctHits(folded, firstPerson) > 0 && !TO_THE_READER.test(folded);
}

/** Reads one sentence of a sent text, English or Spanish. */
export function readSentence(sentence: Sentence): Reading {
  const whole = inFull(fold(sentence.text)).replace(FILLERS, "$1").replace(/\s+/g, " ");
  const { rest: folded, held: aside } = withoutAsides(withoutBackground(whole));
  const done = asDeeds(folded, isVerb)
    .replace(NOT_DONE, " ")
    .replace(DONE_TO, " ")
    .replace(NO_ACT, " ")
    .replace(OTHERS_ACT, " ")
    .replace(SELF_PRAISE, " ");
  const spanish = distinctHits(done, actsEs);
  const clipped = elliptical(folded);
  const english = tellsOfSelf(folded) || clipped === "deed" || clipped === "time";
  const acts = (english ? distinctHits(done, actsEn) : 0) + spanish;
  return {
    sentence,
    folded,
    done,
    aside,
    rule: clipped === "rule",
    own: english || spanish > 0,
    bound: spanish > 0 || clipped === "deed" || (english && DEED.test(done)),
    acts,
    amounts: distinctHits(folded, amounts),
    situation: distinctHits(folded, situation),
    reasoning: distinctHits(folded, reasoning),
    results: WISHED.test(folded) ? 0 : distinctHits(folded, results),
    content: new Set(folded.match(content) ?? []).size,
    cues: perMetric((metric) => distinctHits(folded, cues[metric])),
    counters: english || spanish > 0 ? countersIn(folded) : [],
  };
}

/** Distinct things in texts that were read before: punctuation and sentences make no difference to them. */
export function countsOf(read: readonly Reading[]) {
  const words = (of: (reading: Reading) => string) =>
    read.map(of).join(" ").replace(SIGNS, " ").replace(/\s+/g, " ");
  const done = words((reading) => reading.done);
  const folded = words((reading) => reading.folded);
  return {
    acts: distinctHits(done, actsEn) + distinctHits(done, actsEs),
    amounts: distinctHits(folded, amounts),
    reasoning: distinctHits(folded, reasoning),
    results: distinctHits(folded.replace(WISHES, " "), results),
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
