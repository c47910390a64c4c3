import { countWords, distinctHits, fold, phrases } from "./fold.ts";
import { CUES } from "./lexicon/cues.ts";
import * as lists from "./lexicon/signals.ts";
import { type Metric, perMetric } from "./metrics.ts";
import type { Sentence } from "./sentences.ts";

const cues = perMetric((metric) => phrases(CUES[metric]));
const actsEn = phrases(lists.ACTS_EN);
const actsEs = phrases(lists.ACTS_ES);
const firstPerson = phrases([...lists.FIRST_PERSON_EN, "[we]"]);
const situation = phrases(lists.SITUATION);
const reasoning = phrases(lists.REASONING);
const results = phrases(lists.RESULTS);
const boasts = phrases(lists.BOASTS);
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
const content = /\p{L}{4,}/gu;

/** What one sentence holds, as far as word lists can tell. Counts are of different things. */
export type Reading = {
  sentence: Sentence;
  folded: string;
  own: boolean;
  acts: number;
  amounts: number;
  situation: number;
  reasoning: number;
  results: number;
  content: number;
  boast: boolean;
  cues: Record<Metric, number>;
  counters: Metric[];
};

/** Sounds and fillers set off by commas: never judged, so never read. */
const FILLERS =
  /(^|[\s,])(?:(?:u+m+|u+h+|e+h+|e+r+m*|h+m+|like|you know|i mean|basically|este|pues|o sea|sabes)(?:,|$)\s*)+/g;

/** What somebody can't, won't or didn't do is no act. */
const NOT_DONE =
  /(?<![\p{L}])(?:can't|cant|cannot|don't|dont|didn't|didnt|won't|wont|wouldn't|wouldnt|not|no)\s+(?:(?:really|even|ever|usually|me|le|les|lo|la|se)\s+)?\p{L}+/gu;

/** People and things whose names begin like an act: 'my manager' manages nothing that is told of. */
const NO_ACT =
  /(?<!\p{L})(?:managers?|management|supervisors?|servers?|services?|trainers?|nothing|notices?)(?!\p{L})/gu;

/** 'I am responsible, punctual and organized' names no act, though 'organized' could. */
const SELF_PRAISE =
  /(?<![\p{L}])(?:i am|i'm|soy|i have always been|i consider myself)(?:\s+(?:a|an|very|always|really|so|muy|una?|persona))*(?:\s+\p{L}+,)+(?:\s+\p{L}+)?(?:,?\s+(?:and|y)\s+(?:an?\s+)?\p{L}+(?:\s+\p{L}+)?)?/gu;

/** Spellings of spoken English, so that a dialect reads as the standard does. */
function inFull(folded: string): string {
  return folded
    .replace(/(?<=\p{L}{3})in'(?!\p{L})/gu, "ing")
    .replace(/(?<!\p{L})an'(?!\p{L})/gu, "and")
    .replace(/\boutta\b/g, "out of")
    .replace(/\b(?:gonna)\b/g, "going to")
    .replace(/\b(?:gotta)\b/g, "have to");
}

function countersIn(folded: string): Metric[] {
  return counters
    .filter(({ list }) =>
      [...folded.matchAll(list)].some((match) => !deniedBefore.test(folded.slice(0, match.index))),
    )
    .map(({ metric }) => metric);
}

const SUBJECT =
  /(?<![\p{L}\p{N}])(?:i|i'm|i've|i'd|i'll|we|we're|we've|we'd|we'll)(?![\p{L}\p{N}'])|\[we\]/u;
/** An order to the reader is no account, though it says 'me' and 'my'. */
const TO_THE_READER = /(?<![\p{L}])(?:you|your|please)(?![\p{L}])/u;

/** Whether somebody tells of themselves: as the subject, or by 'my', 'me' and 'us' when nobody is spoken to. */
function tellsOfSelf(folded: string): boolean {
  if (SUBJECT.test(folded)) return true;
  return distinctHits(folded, firstPerson) > 0 && !TO_THE_READER.test(folded);
}

/** Reads one sentence of a sent text, English or Spanish. */
export function readSentence(sentence: Sentence): Reading {
  const folded = inFull(fold(sentence.text)).replace(FILLERS, "$1").replace(/\s+/g, " ");
  const done = folded
    .replace(NOT_DONE, " ")
    .replace(NO_ACT, " ")
    .replace(boasts, " ")
    .replace(SELF_PRAISE, " ");
  const spanish = distinctHits(done, actsEs);
  const english = tellsOfSelf(folded);
  const acts = (english ? distinctHits(done, actsEn) : 0) + spanish;
  const boast = distinctHits(folded, boasts) > 0;
  return {
    sentence,
    folded,
    own: english || spanish > 0,
    acts,
    amounts: distinctHits(folded.replace(boasts, " "), amounts),
    situation: distinctHits(folded, situation),
    reasoning: distinctHits(folded, reasoning),
    results: WISHED.test(folded) ? 0 : distinctHits(folded, results),
    content: new Set(folded.match(content) ?? []).size,
    boast,
    cues: perMetric((metric) => distinctHits(folded, cues[metric])),
    counters: english || spanish > 0 ? countersIn(folded) : [],
  };
}

/** A string of key words without the small words that make a sentence. */
export function isWordList(reading: Reading): boolean {
  const total = countWords(reading.folded);
  const long = reading.folded.match(/\p{L}{4,}/gu)?.length ?? 0;
  return total >= 8 && long / total > 0.85;
}

/**
 * What a sentence is worth as evidence for a metric, 0 to about 5. Without an own act it is worth little,
 * praise of oneself nothing.
 */
export function strength(reading: Reading, metric: Metric): number {
  const about = reading.cues[metric];
  if (about === 0 || !reading.own || isWordList(reading)) return 0;
  if (reading.boast && (reading.acts === 0 || reading.amounts + reading.results === 0)) return 0;
  const act = reading.acts === 0 ? 0.3 : Math.min(1 + 0.25 * (reading.acts - 1), 1.6);
  const specific =
    0.7 * Math.min(reading.amounts, 1.5) +
    0.5 * Math.min(reading.reasoning, 1) +
    0.6 * Math.min(reading.results, 1) +
    0.3 * Math.min(reading.situation, 1) +
    (reading.content >= 9 ? 0.4 : 0);
  return 0.5 + 0.2 * Math.min(about - 1, 2) + act + (reading.acts === 0 ? specific / 2 : specific);
}
