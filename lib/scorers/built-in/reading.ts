import type { Metric } from "#lib/domain/evaluation/metrics";
import { countWords } from "#lib/domain/evaluation/words";
import { fold } from "#lib/domain/text/fold";
import { cuesIn } from "./cues.ts";
import { type Counts, kinds, type Words } from "./words.ts";

/** What one sentence holds. */
export type Reading = Counts & {
  text: string;
  folded: string;
  words: number;
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
    amounts: kinds(folded, words.amounts),
    results: kinds(folded, words.results),
    times: kinds(folded, words.times),
    claims: kinds(folded, words.claims),
    work: kinds(folded, words.work),
    cues: cuesIn(folded),
  };
}

/** Whether a sentence tells of something done or said, or counts something of work; others earn and cost nothing. */
export function tells({ did, does, said, amounts, results, work }: Reading): boolean {
  return did + does + said > 0 || (amounts + results > 0 && work > 0);
}
