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
  results: number;
  times: number;
  claims: number;
  work: number;
  cues: Record<Metric, number>;
};

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
