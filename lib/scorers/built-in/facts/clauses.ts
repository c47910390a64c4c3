import type { Speech } from "./speech.ts";

/** A few words with one subject, from `start` to before `end` of a folded sentence. */
export type Clause = {
  start: number;
  end: number;
  /** Whether the person acts, and nothing says that it isn't so. */
  isOwn: boolean;
  /** Whether the person acts at all. */
  isSelf: boolean;
  /** From where on 'not' hides it; `end` if nothing does. */
  until: number;
  /** Where the run of clauses begins that has no other subject. */
  since: number;
};

/** Somebody whose name or tie is masked. */
const MASK = /\[(?:person|family|name)\]/u;

/**
 * The clauses of a folded sentence: cut at marks, connectives and new subjects, since speech is written down without
 * full stops. A clause without a subject belongs to the one before; `isSelf` says whose the first is.
 */
export function clausesOf(sentence: string, speech: Speech, isSelf = true): Clause[] {
  const cuts = [...sentence.matchAll(speech.cuts)].map(({ 0: cut, index }) => ({
    end: index,
    start: index + cut.length,
  }));
  const ends = [...cuts.map(({ end }) => end), sentence.length];
  const starts = [0, ...cuts.map(({ start }) => start)];
  let person = isSelf;
  let hidden = false;
  let since = 0;
  return starts.flatMap((start, at): Clause[] => {
    const end = ends[at] ?? sentence.length;
    const text = sentence.slice(start, end);
    if (text.trim() === "") return [];
    const isOther = speech.other.test(text);
    const isNew = !isOther && speech.self.test(text);
    if (isOther || isNew) {
      person = isNew;
      since = start;
    }
    const [not = -1] = [text.search(speech.not), text.search(MASK)]
      .filter((index) => index >= 0)
      .toSorted((a, b) => a - b);
    const isDenied = speech.never.test(text) || (speech.notHidesAll && speech.not.test(text));
    hidden = isDenied || not >= 0 || (hidden && !isNew && !/^(?:but|pero) /u.test(text));
    const isWholly = isDenied || (hidden && not < 0);
    const until = not < 0 ? end : start + not;
    return [{ start, end, isOwn: person && !isWholly, isSelf: person, until, since }];
  });
}
