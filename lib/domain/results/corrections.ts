import { NOT_UNDERSTOOD } from "../evaluation/hearing.ts";
import type { Note, Segment } from "../evaluation/types.ts";
import { UNSPACED_SCRIPTS } from "../evaluation/words.ts";
import { fold } from "../text/fold.ts";

/** What a candidate says that they said, in the place of what a computer heard. */
export type Correction = {
  id: string;
  corrected_text: string;
  created_at: string;
  /** Later ones have the higher number, whatever a clock said. */
  sequence: number;
};

/**
 * What a version of an evaluation read of one answer, beside what was heard or typed; null: no correction was there.
 * `scored`: in its place. Else the correction went far from what was heard, and is the candidate's own statement.
 */
type ReadAnswer = { response_id: string; correction_id: string | null; scored: boolean };

/** A version of an evaluation; `read` is null in versions from before it was kept. */
export type Evaluated = { at: string; read: readonly ReadAnswer[] | null };

/** The correction that holds: the last one. */
export function newestCorrection<C extends Pick<Correction, "sequence">>(
  corrections: readonly C[],
): C | null {
  return corrections.toSorted((a, b) => a.sequence - b.sequence).at(-1) ?? null;
}

/** Words that any correction may change, and letters that it may add, however short the answer. */
const FEW_WORDS = 4;
const FEW_LETTERS = 24;
/** Share of the heard words that may be changed. Recognition errs in 35 % of the words of the people it hears worst. */
const CHANGED = 0.4;
/** Share of letters that may be added: what was misheard is replaced, and little is left out. */
const ADDED = 0.15;
/** Words, or signs of a script without spaces, that anybody says in a second, and letters of each. */
const SPOKEN = { words: 4, signs: 8, letters: 5 };
/** Words that may be changed at all, whatever the length: what this costs is bounded. */
const MOST_WORDS = 400;

const RUN = /[\p{L}\p{N}\p{M}]+/gu;
const SIGN = new RegExp(`([${UNSPACED_SCRIPTS}])`, "u");

/** The words of a text, folded and without punctuation; each sign by itself in scripts that leave no spaces. */
function plainWords(text: string): string[] {
  const runs = fold(text).replaceAll("'", "").match(RUN) ?? [];
  return runs.flatMap((run) => run.split(SIGN)).filter((word) => word !== "");
}

/** Stands for a word that may have been said where nothing was understood. */
const ANY = null;

/** The words that were heard, and in the place of what wasn't understood as many as fit into its seconds. */
function heardWords(
  heard: string,
  segments: readonly Segment[],
  corrected: readonly string[],
): (string | typeof ANY)[] {
  const pace = corrected.some((word) => SIGN.test(word)) ? SPOKEN.signs : SPOKEN.words;
  let at = 0;
  const before = segments.flatMap(({ start, end, charStart, charEnd }) => {
    if (heard.slice(charStart, charEnd) !== NOT_UNDERSTOOD) return [];
    const sure = plainWords(heard.slice(at, charStart));
    at = charEnd;
    const fit = Math.min(corrected.length, Math.ceil((end - start) * pace));
    return [...sure, ...Array.from({ length: Math.max(0, fit) }, () => ANY)];
  });
  return [...before, ...plainWords(heard.slice(at))];
}

/**
 * Whether `most` words added, left out or replaced make one list of the other, where any word is free; costs the words
 * times what may be changed or is free.
 */
function withinEdits(
  from: readonly (string | typeof ANY)[],
  to: readonly string[],
  most: number,
): boolean {
  const near = most + from.filter((word) => word === ANY).length;
  if (Math.abs(from.length - to.length) > near) return false;
  const never = most + 1;
  // Only cells near the diagonal matter: place 0 of a row is the column `near` before its line.
  let row = Array.from({ length: 2 * near + 1 }, (_, place) =>
    place < near ? never : place - near,
  );
  for (const [line, word] of from.entries()) {
    const next: number[] = [];
    for (let place = 0; place <= 2 * near; place += 1) {
      const column = line + 1 + place - near;
      const replaced = (row[place] ?? never) + (word === ANY || word === to[column - 1] ? 0 : 1);
      const leftOut = (row[place + 1] ?? never) + (word === ANY ? 0 : 1);
      const added = (next[place - 1] ?? never) + 1;
      const edits = column === 0 ? leftOut : Math.min(replaced, leftOut, added);
      next.push(column < 0 || column > to.length ? never : edits);
    }
    if (Math.min(...next) > most) return false;
    row = next;
  }
  return (row[to.length - from.length + near] ?? never) <= most;
}

/**
 * Whether a correction stays near what was heard, so that its words may be scored in their place: few words changed and
 * few letters added. What goes further is a statement of its own, which nobody has heard. Where nothing was understood,
 * it is as near whatever it says, if that can be said in the time.
 */
export function isCloseTo(
  heard: string,
  corrected: string,
  segments: readonly Segment[] = [],
): boolean {
  const to = plainWords(corrected);
  const from = heardWords(heard, segments, to);
  const sure = from.filter((word) => word !== ANY);
  const letters = sure.join("").length;
  const free = (from.length - sure.length) * SPOKEN.letters;
  if (to.join("").length > letters + Math.max(FEW_LETTERS, letters * ADDED) + free) return false;
  const most = Math.max(FEW_WORDS, Math.floor(sure.length * CHANGED));
  return withinEdits(from, to, Math.min(most, MOST_WORDS));
}

/**
 * The correction that was read, or null for none. Quotes are slices of what was evaluated, so that a correction takes
 * the place of what was heard once it is read, or if nothing is evaluated.
 */
export function readCorrection<C extends Correction>(
  {
    responseId,
    heard,
    segments,
  }: { responseId: string; heard: string; segments: readonly Segment[] },
  corrections: readonly C[],
  evaluated: Evaluated | null,
): { correction: C; scored: boolean } | null {
  const found = (correction: C | null | undefined, scored: boolean) =>
    correction ? { correction, scored } : null;
  if (evaluated === null) {
    const newest = newestCorrection(corrections);
    return found(newest, newest !== null && isCloseTo(heard, newest.corrected_text, segments));
  }
  if (evaluated.read === null) {
    const before = Date.parse(evaluated.at);
    const earlier = corrections.filter(({ created_at }) => Date.parse(created_at) < before);
    return found(newestCorrection(earlier), true);
  }
  const read = evaluated.read.find((answer) => answer.response_id === responseId);
  return found(
    corrections.find(({ id }) => id === read?.correction_id),
    read?.scored ?? true,
  );
}

export const CORRECTION_NOTES = {
  corrected_transcript:
    "The candidate corrected the transcript. The score is based on the corrected words.",
  candidates_statement:
    "The candidate's correction is very different from what was heard, so the score is based on what was heard. Please watch the recording.",
} as const;

/** What an evaluation tells the employer of the corrections that it read. */
export function correctionNotes(
  answers: readonly { questionId: string; correction: { scored: boolean } | null }[],
): Note[] {
  return answers.flatMap(({ questionId, correction }) => {
    if (correction === null) return [];
    const kind = correction.scored ? "corrected_transcript" : "candidates_statement";
    return [{ kind, questionId, text: CORRECTION_NOTES[kind], quote: null }];
  });
}
